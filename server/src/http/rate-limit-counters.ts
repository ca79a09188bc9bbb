import type { SQL } from 'drizzle-orm'
import { eq, inArray, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { PendingCall } from '../lib/batch.ts'
import { batchByKey, batchReads } from '../lib/batch.ts'
import type { Db } from '../lib/db.ts'
import { fixedStatement } from '../lib/fixed-statement.ts'
import { rateLimits } from '../schema/rate-limits.ts'

/** A limit of requests within a window. */
export interface WindowLimit {
  /** Tells the limit from others: a key belongs to one of them. */
  name: string
  maxRequests: number
  windowSeconds: number
}

/** The limit that a request is over: its place in the sequence, and the time until its window ends. */
export interface Refusal {
  at: number
  secondsLeft: number
}

/** The hashes of caller and limit, one for each limit of the sequence. */
type Keys = readonly string[]
type CountRequest = (limits: readonly WindowLimit[], keys: Keys) => Promise<Refusal | undefined>
type PendingCount = PendingCall<Keys, Refusal | undefined>

const counters = new WeakMap<Db, CountRequest>()

/**
 * Counts a request against limits in sequence: it is not counted against those after one that it is over. Requests that
 * arrive while others are being counted share the next statement, so a rush waits for one statement and not for one per
 * request and limit. The counts are exact over all processes.
 * @param db where the counters are; in a transaction the count is undone with it
 * @returns the limit that the request is over; undefined when it is over none
 */
export async function countRequest(db: Db, limits: readonly WindowLimit[], keys: Keys): Promise<Refusal | undefined> {
  const known = counters.get(db)
  if (known) return await known(limits, keys)
  const count = createCounter(db)
  counters.set(db, count)
  return await count(limits, keys)
}

function createCounter(db: Db): CountRequest {
  // The counters do not wait for the disk: a crash may lose those of its last moment. Inside of a transaction they must
  // not set this for the transaction.
  const commit = db instanceof PgTransaction ? `select 1` : `select set_config('synchronous_commit', 'off', true)`
  const statements = new Map<string, ReturnType<typeof countStatement>>()
  const queue = batchByKey<Keys, Refusal | undefined>(async (names, calls) => {
    const rows = await statements.get(names)?.(db, calls)
    const refusals = new Map(rows?.map(({ call, at, secondsLeft }) => [call, { at, secondsLeft }]))
    for (const [at, { resolve }] of calls.entries()) resolve(refusals.get(at + 1))
  })
  return (limits, keys) => {
    // requests share a statement with others of the same limits, so that it counts a key in one place only
    const names = limits.map(({ name }) => name).join()
    if (!statements.has(names)) statements.set(names, countStatement(sql.raw(commit), limits))
    return queue(names, keys)
  }
}

type ReachableLimit = Pick<WindowLimit, 'maxRequests'> & { key: string }

/** Whether one of the limits is reached, without counting. Requests that ask at the same time share a statement. */
export const hasReached = batchReads<readonly ReachableLimit[], boolean>(async (db, calls) => {
  const asked = calls.flatMap((limits, call) => limits.map((limit) => ({ ...limit, call })))
  const column = (of: (limit: (typeof asked)[number]) => string | number) => sql.param(asked.map(of))
  const { rows } = await db.execute<{ call: number }>(sql`
    select a.call from unnest(${column(({ key }) => key)}::text[], ${column(({ maxRequests }) => maxRequests)}::int[],
      ${column(({ call }) => call)}::int[]) as a (key, max_requests, call)
    join ${rateLimits} r on r.key = a.key and r.count >= a.max_requests and r.resets_at > now()`)
  const reached = new Set(rows.map(({ call }) => call))
  return calls.map((_, call) => reached.has(call))
})

/** Undoes the count of a request. */
export async function uncountRequest(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** Forgets the requests of these keys. */
export async function resetCounters(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]))
}

interface OverLimit extends Record<string, unknown> {
  call: number
  at: number
  secondsLeft: number
}

/**
 * Each limit has two parts: one adds the requests of each key, and one gives every request its own count, which follows from
 * its place among those of its key. The next limit counts those that are within this one. Returns those that are over one.
 */
const countStatement = (commit: SQL, limits: readonly WindowLimit[]) =>
  fixedStatement<readonly PendingCount[], OverLimit>((value) => {
    const keys = limits.map((_, at) => sql`${value((calls) => calls.map(({ input }) => input[at]))}::text[]`)
    const columns = sql.join([...limits.map((_, at) => keyName(at)), sql`call`], sql`, `)
    return sql`
    with commit_setting as materialized (${commit}),
    within_0 as (
      select * from unnest(${sql.join(keys, sql`, `)}) with ordinality as calls (${columns})
    )${sql.join(limits.map((limit, at) => partsOf(limit, at, columns)))}
    ${sql.join(
      limits.map((_, at) => overLimit(at)),
      sql` union all `,
    )}`
  })

/** A number of the limits, which is part of the text: no request can change it. */
const number = (value: number): SQL => sql.raw(String(value))
const keyName = (at: number): SQL => sql.raw(`key_${at + 1}`)
const name = (part: 'within' | 'counted' | 'numbered', at: number): SQL => sql.raw(`${part}_${at}`)

function partsOf({ maxRequests, windowSeconds }: WindowLimit, at: number, columns: SQL): SQL {
  const [key, before] = [keyName(at), name('within', at)]
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  // `order by`: every statement locks the counters of a limit in this order, and the limits in theirs, so none deadlocks
  return sql`,
    ${name('counted', at + 1)} as (
      insert into ${rateLimits} (key, count, resets_at)
      select ${key}, count(*), now() + make_interval(secs => ${number(windowSeconds)})
      from commit_setting, ${before} group by ${key} order by ${key}
      on conflict (key) do update set
        count = case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end,
        resets_at = case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end
      returning key, count, resets_at
    ),
    ${name('numbered', at + 1)} as (
      select b.*, c.resets_at,
        c.count - count(*) over (partition by c.key) + row_number() over (partition by c.key order by b.call)
          > ${number(maxRequests)} as over_limit
      from ${before} b join ${name('counted', at + 1)} c on c.key = b.${key}
    ),
    ${name('within', at + 1)} as (select ${columns} from ${name('numbered', at + 1)} where not over_limit)`
}

const overLimit = (at: number): SQL => sql`
    select call::int, ${number(at)} as at, ceil(extract(epoch from resets_at - now()))::int as "secondsLeft"
    from ${name('numbered', at + 1)} where over_limit`
