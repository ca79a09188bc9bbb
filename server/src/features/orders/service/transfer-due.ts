import { endOfDay } from '../../../lib/end-of-day.ts'

/** The time that a buyer has for a bank transfer. */
const transferDays = 14

/**
 * The deadline of a bank transfer for an order that is placed now: 23:59:59 on the 14th day from today in the event's
 * time zone, but no later than the start of the event.
 */
export function transferDue(event: { date: Date; dateTba: boolean; timeZone: string }, now: Date): Date {
  const due = endOfDay(now, event.timeZone, transferDays)
  return !event.dateTba && event.date < due ? event.date : due
}
