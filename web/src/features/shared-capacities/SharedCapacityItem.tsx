import type { Event } from '@foyer/contract/events'
import type { SharedCapacity } from '@foyer/contract/shared-capacities'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { SharedCapacityForm } from './SharedCapacityForm.tsx'

interface Props {
  event: Event
  shared: SharedCapacity
  /** Called after it was deleted, to move the focus. */
  onRemoved: () => void
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const
const appearance = { variant: 'plain', size: 'small' } as const

/** A shared capacity in the list, or the form that changes it. */
export function SharedCapacityItem({ event, shared, onRemoved }: Props) {
  const t = useTranslations()
  const edit = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => {
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  const { id, name } = shared
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      {editing ? (
        <SharedCapacityForm event={event} shared={shared} onClose={close} />
      ) : (
        <>
          <Facts event={event} shared={shared} />
          <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
            <Button
              {...appearance}
              ref={edit}
              icon={<Pencil {...icon} />}
              aria-label={t('sharedCapacities.editOne', { name })}
              onClick={() => setEditing(true)}
            >
              {t('common.edit')}
            </Button>
            <Button
              {...appearance}
              icon={<Trash2 {...icon} />}
              aria-label={t('sharedCapacities.deleteOne', { name })}
              onClick={() => setAsking(true)}
            >
              {t('common.delete')}
            </Button>
          </div>
        </>
      )}
      {asking && (
        <RemoveDialog
          title={t('sharedCapacities.removing.title', { name })}
          confirmLabel={t('common.delete')}
          removedText={t('sharedCapacities.removing.done', { name })}
          remove={() => call('DELETE /shared-capacities/{id}', { params: { id } })}
          onClose={() => setAsking(false)}
          onRemoved={onRemoved}
        >
          <p>{t('sharedCapacities.removing.body')}</p>
        </RemoveDialog>
      )}
    </li>
  )
}

/** The seats taken, and the ticket types that share them. */
function Facts({ event, shared }: Pick<Props, 'event' | 'shared'>) {
  const t = useTranslations('sharedCapacities')
  const language = useLocale()
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { name, capacity, ticketTypeIds, sold, held, left } = shared
  const named = types.filter(({ id }) => ticketTypeIds.includes(id)).map((type) => type.name)
  return (
    <>
      <h4 className="font-semibold wrap-anywhere">{name}</h4>
      <p className="text-sm text-pretty wrap-anywhere text-ink-secondary">
        {named.length > 0 ? new Intl.ListFormat(language).format(named) : t('noTypes')}
      </p>
      <p className="mt-1 text-sm text-ink-secondary tabular-nums">{t('seats', { sold, held, left })}</p>
      <TicketMeter ticketsSold={`${sold}/${capacity}`} className="mt-1.5" />
    </>
  )
}
