import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, kept in UTC. To the millisecond, which is all that JavaScript can hand back when a list goes on from a row. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** When the row was written, by the database's clock. */
export const createdAt = () => moment().notNull().defaultNow()
