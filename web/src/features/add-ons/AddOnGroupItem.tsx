import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { Event } from '@foyer/contract/events'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EditAndDelete } from '../../lib/EditAndDelete.tsx'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useInlineEdit } from '../../lib/use-inline-edit.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { AddOnGroupFacts } from './AddOnGroupFacts.tsx'
import { AddOnGroupForm } from './AddOnGroupForm.tsx'

interface Props {
  event: Event
  group: AddOnGroup
  /** Its place in the list, from 0, and the length of the list. */
  at: number
  count: number
  onMove: (place: number) => void
  /** Called after it was deleted, to move the focus. */
  onRemoved: () => void
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const

/** A group of add-ons in the list, or the form that changes it. */
export function AddOnGroupItem({ event, group, onRemoved, ...place }: Props) {
  const t = useTranslations()
  const edit = useInlineEdit()
  const [asking, setAsking] = useState(false)
  const { id, name, addOns } = group
  const isOrdered = addOns.some(({ held, sold }) => held + sold > 0)
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      {edit.isOpen ? (
        <AddOnGroupForm event={event} group={group} onClose={edit.close} />
      ) : (
        <>
          <AddOnGroupFacts event={event} group={group} />
          <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
            <EditAndDelete
              edit={edit}
              editLabel={t('ticketTypes.editOne', { name })}
              deleteLabel={t('ticketTypes.deleteOne', { name })}
              onDelete={() => setAsking(true)}
              keptReason={isOrdered ? t('addOns.hasOrders') : undefined}
            />
            <MoveButtons name={name} {...place} />
          </div>
        </>
      )}
      {asking && (
        <RemoveDialog
          title={t('addOns.removing.title', { name })}
          confirmLabel={t('common.delete')}
          removedText={t('addOns.removing.done', { name })}
          remove={() => call('DELETE /add-on-groups/{id}', { params: { id } })}
          onClose={() => setAsking(false)}
          onRemoved={onRemoved}
        >
          <p>{t('addOns.removing.body')}</p>
        </RemoveDialog>
      )}
    </li>
  )
}

/** The button at the end of the list that would do nothing is left out. */
function MoveButtons({ name, at, count, onMove }: Pick<Props, 'at' | 'count' | 'onMove'> & { name: string }) {
  const t = useTranslations('addOns')
  return (
    <>
      {at > 0 && (
        <IconButton
          size="small"
          label={t('moveUp', { name })}
          icon={<ArrowUp {...icon} />}
          onClick={() => onMove(at - 1)}
        />
      )}
      {at < count - 1 && (
        <IconButton
          size="small"
          label={t('moveDown', { name })}
          icon={<ArrowDown {...icon} />}
          onClick={() => onMove(at + 1)}
        />
      )}
    </>
  )
}
