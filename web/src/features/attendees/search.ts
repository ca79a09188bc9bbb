import type { ArrivalFilter, AttendeeSort, AttendeeState } from '@foyer/contract/attendee-states'
import { arrivalFilters, attendeeSorts, attendeeStates } from '@foyer/contract/attendee-states'
import { answer, cursor, id, oneOf, text } from '../../lib/search-params.ts'

const orders = ['asc', 'desc'] as const

/** The search of the attendees in the URL. Invalid values count as absent. */
export interface AttendeeSearch {
  q?: string
  type?: string
  state?: AttendeeState
  arrived?: ArrivalFilter
  /** An answer to a question of the event, any or none: `diet:vegan`, `diet:_any`, `diet:_none`. */
  answer?: string
  sort?: AttendeeSort
  order?: (typeof orders)[number]
  /** The last loaded page of the list. */
  cursor?: string
}

export const attendeeSearch = (given: Record<string, unknown>): AttendeeSearch => ({
  ...text(given, 'q'),
  ...id(given, 'type'),
  ...oneOf(given, 'state', attendeeStates),
  ...oneOf(given, 'arrived', arrivalFilters),
  ...answer(given, 'answer'),
  ...oneOf(given, 'sort', attendeeSorts),
  ...oneOf(given, 'order', orders),
  ...cursor(given),
})
