// No schemas here: the home list needs these rules in the first load, and zod is 24 KB of it.

/** The statuses of an event on the wire, in the order of its life. */
export const eventStatuses = ['test', 'On Sale', 'Closed'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** The statuses as lists show them. */
export type ItemStatus = 'draft' | 'onsale' | 'closed'

/** How a status is shown in lists. */
export const itemStatusOf = {
  test: 'draft',
  'On Sale': 'onsale',
  Closed: 'closed',
} as const satisfies Record<EventStatus, ItemStatus>

/**
 * Where an event may go from each status. Going on sale needs `readiness` to be complete; going back to `test`
 * is for events without a real order.
 */
export const transitions = {
  test: ['On Sale'],
  'On Sale': ['Closed', 'test'],
  Closed: ['On Sale', 'test'],
} as const satisfies Record<EventStatus, readonly EventStatus[]>

/** Whether the status may change so, readiness and orders aside. Staying as it is is no change and always fine. */
export const mayBecome = (from: EventStatus, to: EventStatus): boolean =>
  from === to || (transitions[from] as readonly EventStatus[]).includes(to)

/** What an event needs before it goes on sale, as the codes of what is missing. */
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
