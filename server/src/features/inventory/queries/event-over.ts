import { defaultDurationHours } from '@foyer/contract/event-over'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { events } from '../../../schema/events.ts'

const endOf = (event: SQL): SQL =>
  sql`coalesce(${event}.ends_at, ${event}.date + make_interval(hours => ${sql.raw(`${defaultDurationHours}`)}))`

/** The condition that an event is not over, or has no date yet. @param event the table of events, or its alias */
export const isNotOver = (event: SQL): SQL => sql`(${event}.date_tba or ${endOf(event)} > now())`

/** When an event is over, as `overAt` of the contract; null while its date is open. */
export const eventOver = (eventId: SQL): SQL => sql`(
  select case when not e.date_tba then ${endOf(sql`e`)} end
  from ${events} e where e.id = ${eventId})`
