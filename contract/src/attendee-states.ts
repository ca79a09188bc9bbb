// No schemas here: the list of attendees uses these without zod.

/** The states of a ticket at the door: `unpaid` while its order waits for a payment. */
export const attendeeStates = ['valid', 'unpaid', 'cancelled'] as const
export type AttendeeState = (typeof attendeeStates)[number]

/** Whether their holders have come in. */
export const arrivalFilters = ['yes', 'no'] as const
export type ArrivalFilter = (typeof arrivalFilters)[number]

/** The orders of the list: by name, by ticket type as the event's page has them, or by the time of the order. */
export const attendeeSorts = ['name', 'type', 'ordered'] as const
export type AttendeeSort = (typeof attendeeSorts)[number]

/** Sheets of eight badges on A4, or a page for each badge. Badges are 90 mm wide and 60 mm high. */
export const badgeLayouts = ['a4', 'single'] as const
export type BadgeLayout = (typeof badgeLayouts)[number]
