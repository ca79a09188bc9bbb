import type { Handlers } from '@foyer/contract/http/route'
import { daysBetween, unitWithin } from '@foyer/contract/report-periods'
import type { routes } from '@foyer/contract/routes/all'
import { salesReportOf } from '@foyer/contract/sales-report'
import { seriesOf } from '@foyer/contract/sales-series'
import { eventById } from '../events/find.ts'
import { dayIn } from '../reports/day-in.ts'
import { salesRows } from '../reports/sales-rows.ts'
import type { Scope, Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

export const reportHandlers: Partial<Handlers<(typeof routes)['reports'], Scope>> = {
  sales: ({ store, team, query }) => {
    const event = query.event === undefined ? undefined : eventById(store, team, query.event)
    const timeZone = event?.timeZone ?? store.teams.find(({ id }) => id === team)?.timeZone ?? 'UTC'
    const by = unitWithin(query.from, query.to, query.by)
    const addOns = store.addOnGroups.flatMap((group) => group.addOns)
    const names = new Map([...store.events, ...store.ticketTypes, ...addOns].map(({ id, name }) => [id, name]))
    const rows = salesRows(store, team, { ...query, by, timeZone })
    return salesReportOf(rows, { by, group: query.group, timeZone, names, views: [] })
  },
  compare: ({ store, team, query }) => ({
    events: [query.event, query.with].map((id) => beforeEvent(store, team, id)),
  }),
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
          countsIn: store.sharedCapacities.flatMap(({ id, ticketTypeIds }) =>
            ticketTypeIds.includes(type.id) ? id : [],
          ),
          salesFrom: dayOf(type.salesFrom),
          salesUntil: dayOf(type.salesUntil),
        })),
        shared: store.sharedCapacities,
      },
      sold.flatMap(({ reservedAt, tickets }) =>
        tickets.map(({ ticketType }) => ({ day: dayIn(reservedAt, event.timeZone), type: ticketType, tickets: 1 })),
      ),
    )
  },
}

/** The sales of an event by the days before it. */
function beforeEvent(store: Store, team: string, id: string) {
  const { name, currency, date, dateTba, timeZone } = eventById(store, team, id)
  const whole = { from: '0001-01-01', to: '9999-12-31', by: 'day', group: 'none', timeZone } as const
  const rows = dateTba ? [] : salesRows(store, team, { ...whole, event: id })
  return {
    id,
    name,
    currency,
    days: rows.map(({ start, tickets, grossCents }) => ({
      daysBefore: daysBetween(start, dayIn(date, timeZone)) - 1,
      tickets,
      grossCents,
    })),
  }
}
