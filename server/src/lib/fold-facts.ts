import type { SQL, Table } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Facts after a moment, up to another one, itself included. */
export interface FactsPeriod {
  after: Date
  until: Date
}

/** Sums of facts, which are stored once and never change, each with the moment `at` at which its transaction began. */
interface Fold {
  /** A table with one row: the time up to which all facts are rolled up, that moment included. Its lock is the lease. */
  table: Table
  /** Queries for the facts of a period, given as a condition on their `at`. */
  facts: (inPeriod: SQL) => SQL[]
  /** Rolls up the facts of a period. */
  rollUp: (tx: Db, period: FactsPeriod) => Promise<unknown>
}

/** Tests fold in smaller steps and at once. */
export interface FoldOptions {
  /** The most facts of one step. 5,000 take a third of a second; a busy machine must have them done in ten seconds. */
  maxFacts?: number
  /** Facts of the last seconds are never rolled up: their transaction may have begun and not be listed yet. */
  marginSeconds?: number
}

const defaults = { maxFacts: 5_000, marginSeconds: 10 } as const satisfies FoldOptions

/** A shorter period is not divided further, however many facts it has. */
const shortestMs = 1000

/**
 * Rolls up the facts that follow those rolled up before, in one transaction with the new end of what is rolled up. Only
 * facts that no running transaction can still add are taken. One process does it at a time; others return at once.
 * @returns whether more facts may be waiting
 */
export async function foldFacts(db: Db, fold: Fold, options: FoldOptions = {}): Promise<boolean> {
  const { maxFacts, marginSeconds } = { ...defaults, ...options }
  return await db.transaction(async (tx) => {
    const after = await leaseFold(tx, fold)
    if (!after) return false
    const end = await settledUntil(tx, marginSeconds)
    if (end <= after) return false
    const until = await endOfSlice(tx, fold, { after, until: end }, maxFacts)
    await fold.rollUp(tx, { after, until })
    await tx.execute(sql`update ${fold.table} set folded_until = ${until.toISOString()}::timestamptz`)
    return until < end
  })
}

/** Locks the fold until the transaction ends. @returns the end of what is rolled up; undefined while another process folds */
async function leaseFold(tx: Db, { table }: Fold): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ until: string }>(
    sql`select folded_until as until from ${table} for update skip locked`,
  )
  return rows[0] && new Date(rows[0].until)
}

/** The moment up to which no fact can be added any more, by the database's clock. */
async function settledUntil(tx: Db, marginSeconds: number): Promise<Date> {
  // a millisecond less, because the times of facts are rounded to milliseconds
  const { rows } = await tx.execute<{ until: string }>(sql`
    select least(clock_timestamp() - make_interval(secs => ${marginSeconds}), (
      select min(xact_start) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
    )) - interval '1 millisecond' as until`)
  return new Date(rows[0]?.until ?? 0)
}

/** Halves the period until it has at most `maxFacts` facts. */
async function endOfSlice(tx: Db, fold: Fold, { after, until: end }: FactsPeriod, maxFacts: number): Promise<Date> {
  let until = end
  while (until.getTime() - after.getTime() > shortestMs && (await hasMoreThan(tx, fold, { after, until }, maxFacts)))
    until = new Date((after.getTime() + until.getTime()) / 2)
  return until
}

async function hasMoreThan(tx: Db, fold: Fold, period: FactsPeriod, count: number): Promise<boolean> {
  const facts = sql.join(fold.facts(isIn(period)), sql` union all `)
  const { rows } = await tx.execute(sql`select from (${facts}) f offset ${count} limit 1`)
  return rows.length > 0
}

/** The condition that facts, by their `at`, are of a period. */
export const isIn = ({ after, until }: Pick<FactsPeriod, 'after'> & Partial<FactsPeriod>): SQL =>
  sql`at > ${after.toISOString()}::timestamptz${until ? sql` and at <= ${until.toISOString()}::timestamptz` : sql``}`
