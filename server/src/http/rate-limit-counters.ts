import { eq, inArray, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { PendingCall } from '../lib/batch.ts'
import { batchByKey } from '../lib/batch.ts'
import type { Db } from '../lib/db.ts'
import { rateLimits } from '../schema/rate-limits.ts'

/** A request that is counted: the hash of the limit and the caller, and the window that the first request opens. */
interface CountedRequest {
  key: string
  windowSeconds: number
}

/** The requests of a caller in the current window, with this one, and the time until the window ends. */
export interface RequestCount extends Record<string, unknown> {
  count: number
  secondsLeft: number
}

type CountRequest = (request: CountedRequest) => Promise<RequestCount>
type PendingCount = PendingCall<CountedRequest, RequestCount>

const counters = new WeakMap<Db, CountRequest>()

/**
 * Counts a request. Requests that arrive while others are being counted share the next statement, so a rush waits for
 * one statement and not for one per request. The count is exact over all processes.
 * @param db where the counters are; in a transaction the count is undone with it
 */
export async function countRequest(db: Db, request: CountedRequest): Promise<RequestCount> {
  const known = counters.get(db)
  if (known) return await known(request)
  const queue = batchByKey<CountedRequest, RequestCount>((_, calls) => countAll(db, calls))
  const count: CountRequest = (each) => queue('requests', each)
  counters.set(db, count)
  return await count(request)
}

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

interface CountRow extends RequestCount {
  key: string
}

async function countAll(db: Db, calls: readonly PendingCount[]): Promise<void> {
  const byKey = new Map<string, PendingCount[]>()
  for (const call of calls) {
    const ofKey = byKey.get(call.input.key)
    if (ofKey) ofKey.push(call)
    else byKey.set(call.input.key, [call])
  }
  const { rows } = await db.execute<CountRow>(statement(db, [...byKey]))
  for (const { key, count, secondsLeft } of rows) {
    const ofKey = byKey.get(key) ?? []
    // in the order of arrival: the last one has the count of all
    for (const [at, { resolve }] of ofKey.entries()) resolve({ count: count - ofKey.length + at + 1, secondsLeft })
  }
}

function statement(db: Db, byKey: readonly [key: string, calls: readonly PendingCount[]][]) {
  const column = (of: (key: string, calls: readonly PendingCount[]) => unknown) =>
    sql.param(byKey.map(([key, calls]) => of(key, calls)))
  const isOver = sql`${rateLimits.resetsAt} <= now()`
  // The counters do not wait for the disk: a crash may lose those of its last moment. Inside of a transaction they must
  // not set this for the transaction.
  const commit = sql.raw(
    db instanceof PgTransaction ? `select 1` : `select set_config('synchronous_commit', 'off', true)`,
  )
  // `order by`: every statement locks the counters in this order, so none deadlocks
  return sql`
    with commit_setting as materialized (${commit})
    insert into ${rateLimits} (key, count, resets_at)
    select r.key, r.requests, now() + make_interval(secs => r.window_seconds)
    from commit_setting, unnest(
      ${column((key) => key)}::text[],
      ${column((_, calls) => calls.length)}::int[],
      ${column((_, [first]) => first?.input.windowSeconds)}::int[]
    ) as r (key, requests, window_seconds)
    order by r.key
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end,
      resets_at = case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end
    returning ${rateLimits.key}, ${rateLimits.count},
      ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int as "secondsLeft"`
}
