import { msPerDay } from '@foyer/contract/durations'
import { defaultDurationHours, overAt } from '@foyer/contract/event-over'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { events } from '../../../schema/events.ts'

type Row = typeof events.$inferSelect

/** Events that run longer count as over. The limit keeps the search for those that still run short, by the index. */
const maxDaysRunning = 92

/** Whether an event with a date has not begun at a moment, or still runs (`overAt` of the contract). */
export const isAhead = (at: SQL): SQL => sql`(
  not ${events.dateTba} and ${events.date} >= ${at} - make_interval(days => ${maxDaysRunning})
  and coalesce(${events.endsAt}, ${events.date} + make_interval(hours => ${defaultDurationHours})) >= ${at})`

/** Whether an event with a date is not ahead. The comparison of the date alone is for the index. */
export const isPast = (at: SQL): SQL => sql`(
  not ${events.dateTba} and ${events.date} < ${at} and not ${isAhead(at)})`

/** The conditions of `GET /events?when=…`: ranges of the index by date. Events without a date are yet to come. */
export const isWhen = {
  ahead: sql`(${events.dateTba} or ${isAhead(sql`now()`)})`,
  over: isPast(sql`now()`),
}

/** The same as the condition `isAhead`, of a row. */
export function isRowAhead(row: Row, at: Date): boolean {
  const over = overAt(row)
  return over !== undefined && over >= at && row.date.getTime() >= at.getTime() - maxDaysRunning * msPerDay
}
