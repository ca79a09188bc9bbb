// No schemas here: the home list needs these rules in the first load, and zod would add 24 KB to it.

/** The statuses of an event on the wire, in the order of its life cycle. */
export const eventStatuses = ['test', 'On Sale', 'Closed'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** The statuses that lists show. */
export type ItemStatus = 'draft' | 'onsale' | 'closed'

/** The list status of each status on the wire. */
export const itemStatusOf = {
  test: 'draft',
  'On Sale': 'onsale',
  Closed: 'closed',
} as const satisfies Record<EventStatus, ItemStatus>

/**
 * The allowed transitions from each status. `On Sale` also requires that `missingForSale` is empty, and going back to
 * `test` that the event has no real order.
 */
export const transitions = {
  test: ['On Sale'],
  'On Sale': ['Closed', 'test'],
  Closed: ['On Sale', 'test'],
} as const satisfies Record<EventStatus, readonly EventStatus[]>

/** Whether `transitions` allows the change. Keeping the same status is always allowed. */
export const mayBecome = (from: EventStatus, to: EventStatus): boolean =>
  from === to || (transitions[from] as readonly EventStatus[]).includes(to)

/** The codes of the conditions for going on sale that an event does not meet yet. */
export function missingForSale(event: {
  dateTba: boolean
  hasImprint: boolean
  hasTicketType: boolean
}): ('date-open' | 'imprint-missing' | 'no-ticket-type')[] {
  return [
    ...(event.dateTba ? (['date-open'] as const) : []),
    ...(event.hasImprint ? [] : (['imprint-missing'] as const)),
    ...(event.hasTicketType ? [] : (['no-ticket-type'] as const)),
  ]
}
