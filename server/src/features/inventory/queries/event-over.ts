import { defaultDurationHours } from '@foyer/contract/event-over'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { events } from '../../../schema/events.ts'

/** When an event is over, as `overAt` of the contract; null while its date is open. */
export const eventOver = (eventId: SQL): SQL => sql`(
  select case when not e.date_tba then coalesce(e.ends_at, e.date + make_interval(hours => ${sql.raw(`${defaultDurationHours}`)})) end
  from ${events} e where e.id = ${eventId})`
