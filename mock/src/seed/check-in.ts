import type { CheckInLink } from '@foyer/contract/check-in'
import { msPerMinute } from '@foyer/contract/durations'
import type { CheckInListRow, EntryRow, EventRow, OrderRow } from '../rows.ts'

const list = 'chl_1'

/** The check-in list of the event that is over: nearly all guests came, at two entrances, in the first hour and a half. */
export function seedCheckIn(events: readonly EventRow[], orders: readonly OrderRow[]) {
  const event = events.find(({ status }) => status === 'Closed')
  if (!event) return { checkInLists: [], entries: [] }
  const links = ['Marktplatz', 'Rue des Marchands'].map(
    (gate, index): CheckInLink => ({
      id: `chk_${index + 1}`,
      gate,
      takesMoney: false,
      ...(event.endsAt && { validUntil: event.endsAt }),
    }),
  )
  const checkInLists: CheckInListRow[] = [
    {
      id: list,
      event: event.id,
      name: 'Lantern Walk',
      ticketTypes: null,
      addOns: null,
      exits: false,
      reentry: false,
      names: true,
      validFrom: null,
      validUntil: null,
      links,
    },
  ]
  const tickets = orders
    .filter(({ eventId, status }) => eventId === event.id && status === 'paid')
    .flatMap(({ tickets }) => tickets)
  const opensAt = Date.parse(event.date) - 30 * msPerMinute
  const entries = tickets
    .filter((_, index) => index % 14 !== 5)
    .map(
      ({ id }, index, { length }): EntryRow => ({
        list,
        link: index % 5 < 3 ? 'chk_1' : 'chk_2',
        ticket: id,
        at: new Date(opensAt + Math.round((90 * msPerMinute * index) / length)).toISOString(),
      }),
    )
  return { checkInLists, entries }
}
