import { sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/**
 * A moment, to the millisecond: a cursor holds it as a JavaScript Date, which would truncate PostgreSQL's microseconds.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/**
 * The time by the database's clock, rounded like a `moment`. PostgreSQL rounds up as well as down, so a row that was made
 * due with `now()` can be due half a millisecond after `now()`: a queue that compares with this one takes it at once.
 */
export const momentNow = sql`now()::timestamptz(3)`

/** When the row was inserted, by the database's clock. */
export const createdAt = () => moment().notNull().defaultNow()
