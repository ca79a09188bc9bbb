import type { AttendeeState } from '@foyer/contract/attendee-states'

/** The state of a ticket at the door, by the status of its order. */
export const stateOf = {
  paid: 'valid',
  pending: 'unpaid',
  cancelled: 'cancelled',
} as const satisfies Record<string, AttendeeState>
