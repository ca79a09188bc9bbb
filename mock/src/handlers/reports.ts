import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { seriesOf } from '@foyer/contract/sales-series'
import { eventById } from '../events/find.ts'
import { dayIn } from '../reports/day-in.ts'
import type { Scope } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

export const reportHandlers: Partial<Handlers<(typeof routes)['reports'], Scope>> = {
  series: ({ store, team, params }) => {
    const event = eventById(store, team, params.id)
    const dayOf = (at: string | undefined | null) => (at ? dayIn(at, event.timeZone) : null)
    const sold = store.orders.filter(({ eventId, status, test }) => eventId === event.id && status === 'paid' && !test)
    return seriesOf(
      {
        capacity: event.capacity ?? null,
        today: dayIn(store.now().toISOString(), event.timeZone),
        types: ticketTypesOf(store, event.id).map((type) => ({
          ...type,
          salesFrom: dayOf(type.salesFrom),
          salesUntil: dayOf(type.salesUntil),
        })),
      },
      sold.flatMap(({ reservedAt, tickets }) =>
        tickets.map(({ ticketType }) => ({ day: dayIn(reservedAt, event.timeZone), type: ticketType, tickets: 1 })),
      ),
    )
  },
}
