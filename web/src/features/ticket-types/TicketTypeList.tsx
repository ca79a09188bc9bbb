import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useReorder } from '../../lib/use-reorder.ts'
import { TicketTypeItem } from './TicketTypeItem.tsx'

/** The ticket types of an event, in an order that can be changed by dragging or by the menu of the handle. */
export function TicketTypeList({ event, mayWrite }: { event: Event; mayWrite: boolean }) {
  const t = useTranslations('ticketTypes')
  const { data } = useSuspenseQuery(ticketTypesOf(event.id))
  const {
    items: types,
    moveTo,
    announcement,
  } = useReorder({
    stored: data,
    arrange: (ids) => call('PUT /events/{id}/ticket-types/order', { params: { id: event.id }, body: { ids } }),
    queryKey: ticketTypesOf(event.id).queryKey,
  })
  const [dragged, setDragged] = useState<string>()
  if (types.length === 0) return <p className="text-pretty text-ink-secondary">{t('none')}</p>
  return (
    <>
      <ol aria-label={t('list')}>
        {types.map((type, at) => (
          <TicketTypeItem
            key={type.id}
            event={event}
            type={type}
            mayWrite={mayWrite}
            index={at}
            count={types.length}
            onMove={(to) => moveTo(type.id, to)}
            drag={{
              isActive: dragged !== undefined,
              onStart: () => setDragged(type.id),
              onEnd: () => setDragged(undefined),
              onDrop: () => dragged !== undefined && dragged !== type.id && moveTo(dragged, at),
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
