import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orderEntries } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { salesFold } from '../../../schema/reports.ts'
import { salesFacts } from '../queries/facts.ts'
import { addedToEvents, addedToTeams, addedZones } from './roll-up.ts'

/** Tests fold in smaller steps and at once. */
interface FoldOptions {
  /** The most facts of one statement. 5,000 take a third of a second; a busy machine must have them done in ten seconds. */
  maxFacts?: number
  /** Facts of the last seconds are never rolled up: their transaction may have begun and not be listed yet. */
  marginSeconds?: number
}

const defaults = { maxFacts: 5_000, marginSeconds: 10 } as const satisfies FoldOptions

/** A shorter period is not divided further, however many facts it has. */
const shortestMs = 1000

/**
 * Rolls up the facts that follow those rolled up before, in one transaction with the new end of what is rolled up. Only
 * facts that no running transaction can still add are taken: a fact has the time at which its transaction began. One
 * process does it at a time; others return at once.
 * @returns whether more facts may be waiting
 */
export async function foldSales(db: Db, options: FoldOptions = {}): Promise<boolean> {
  const { maxFacts, marginSeconds } = { ...defaults, ...options }
  return await db.transaction(async (tx) => {
    const after = await leaseFold(tx)
    if (!after) return false
    const end = await settledUntil(tx, marginSeconds)
    if (end <= after) return false
    const until = await endOfSlice(tx, after, end, maxFacts)
    await tx.execute(sql`
      with ${addedToEvents(salesFacts({ after, until }))}, ${addedToTeams()}, ${addedZones()}
      update ${salesFold} set folded_until = ${until.toISOString()}::timestamptz`)
    return until < end
  })
}

/** Locks the fold until the transaction ends. @returns the end of what is rolled up; undefined while another process folds */
async function leaseFold(tx: Db): Promise<Date | undefined> {
  const [fold] = await tx.select().from(salesFold).for('update', { skipLocked: true })
  return fold?.foldedUntil
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
async function endOfSlice(tx: Db, after: Date, end: Date, maxFacts: number): Promise<Date> {
  let until = end
  while (until.getTime() - after.getTime() > shortestMs && (await hasMoreThan(tx, maxFacts, after, until)))
    until = new Date((after.getTime() + until.getTime()) / 2)
  return until
}

async function hasMoreThan(tx: Db, count: number, after: Date, until: Date): Promise<boolean> {
  const inPeriod = sql`at > ${after.toISOString()}::timestamptz and at <= ${until.toISOString()}::timestamptz`
  const { rows } = await tx.execute(sql`
    select from (
      select from ${orderEntries} where sold_change is not null and ${inPeriod}
      union all
      select from ${moneyEntries} where ${inPeriod}
    ) f offset ${count} limit 1`)
  return rows.length > 0
}
