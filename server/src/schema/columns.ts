import { timestamp } from 'drizzle-orm/pg-core'

/**
 * A moment, to the millisecond: a cursor holds it as a JavaScript Date, which would truncate PostgreSQL's microseconds.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** When the row was inserted, by the database's clock. */
export const createdAt = () => moment().notNull().defaultNow()
