import { secondsPerDay, secondsPerHour } from '@foyer/contract/durations'

/** How long a session lasts after its last use: fourteen days. */
export const sessionSeconds = 14 * secondsPerDay

/** How long a session lasts at most, however much it is used: 90 days. */
export const longestSessionSeconds = 90 * secondsPerDay

/** How long after its last extension a use extends a session again: an hour. */
export const sessionExtendedAfterSeconds = secondsPerHour
