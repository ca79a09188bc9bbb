import { overAt } from '@foyer/contract/event-over'
import { transferDeadline } from '@foyer/contract/offered-methods'
import type { PublicEventRow } from '../features/public-api/queries.ts'

/** A reservation that is completed leaves the same seats taken, so no notification renders the page again. */
const reservedPageMaxAgeMs = 30_000

interface ShownEvent extends Pick<PublicEventRow, 'expiries' | 'now'> {
  event: Parameters<typeof transferDeadline>[0] &
    Parameters<typeof overAt>[0] &
    Pick<PublicEventRow['event'], 'discounts'>
  types: readonly { type: Pick<PublicEventRow['types'][number]['type'], 'salesFrom' | 'salesUntil'> }[]
}

/**
 * The time for which the page of an event stays as it is: until a sales window or the time of a discount begins or ends,
 * bank transfer is no longer offered, or the event is over.
 */
export function msUntilNextChange({ event, types, expiries, now }: ShownEvent): number {
  const moments = [
    transferDeadline(event),
    overAt(event),
    ...types.flatMap(({ type }) => [type.salesFrom, type.salesUntil]),
    ...event.discounts.flatMap(({ from, until }) => [from, until].map((at) => at && new Date(at))),
  ]
  const ahead = moments.map((moment) => (moment ? moment.getTime() - now.getTime() : 0)).filter((ms) => ms > 0)
  return Math.min(...ahead, expiries.size > 0 ? reservedPageMaxAgeMs : Number.POSITIVE_INFINITY)
}
