import type { Event } from '@foyer/contract/events'
import type { SharedCapacity } from '@foyer/contract/shared-capacities'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EditAndDelete } from '../../lib/EditAndDelete.tsx'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useInlineEdit } from '../../lib/use-inline-edit.ts'
import { SharedCapacityForm } from './SharedCapacityForm.tsx'

interface Props {
  event: Event
  shared: SharedCapacity
  /** Called after it was deleted, to move the focus. */
  onRemoved: () => void
}

/** A shared capacity in the list, or the form that changes it. */
export function SharedCapacityItem({ event, shared, onRemoved }: Props) {
  const t = useTranslations()
  const edit = useInlineEdit()
  const [asking, setAsking] = useState(false)
  const { id, name } = shared
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      {edit.isOpen ? (
        <SharedCapacityForm event={event} shared={shared} onClose={edit.close} />
      ) : (
        <>
          <Facts event={event} shared={shared} />
          <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
            <EditAndDelete
              edit={edit}
              editLabel={t('sharedCapacities.editOne', { name })}
              deleteLabel={t('sharedCapacities.deleteOne', { name })}
              onDelete={() => setAsking(true)}
            />
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
