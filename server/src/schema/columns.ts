import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { customType, index, timestamp } from 'drizzle-orm/pg-core'

/**
 * A moment, to the millisecond: a cursor holds it as a JavaScript Date, which would truncate PostgreSQL's microseconds.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/**
 * The time by the database's clock, rounded like a `moment`. PostgreSQL rounds up as well as down, so a row that was made
 * due with `now()` can be due half a millisecond after `now()`: a queue that compares with this one takes it at once.
 */
export const momentNow = sql`now()::timestamptz(3)`

/** A moment by the database's clock, some seconds after the start of the transaction. */
export const secondsFromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** When the row was inserted, by the database's clock. */
export const createdAt = () => moment().notNull().defaultNow()

/**
 * The index in which a search finds the rows of a team by their search text. It contains the team, because a word that
 * is rare in a team can be common in the installation.
 * @param newEntriesKb how long its list of new entries, which each search reads to the end, grows until the statement that
 *   fills it moves them to their places; longer only where a task does that before (docs/decisions/0205)
 */
export const searchIndex = (
  name: string,
  table: { teamId: AnyPgColumn; searchText: AnyPgColumn },
  newEntriesKb = 128,
) =>
  index(name)
    .using('gin', table.teamId, sql`${table.searchText} gin_trgm_ops`)
    .with({ gin_pending_list_limit: newEntriesKb })

/**
 * A text that `Secrets` has encrypted. A test rotates SECRET_KEY and finds every such column: a `re-encrypt` task must name
 * it.
 */
export const encrypted = customType<{ data: string }>({ dataType: () => 'text' })
