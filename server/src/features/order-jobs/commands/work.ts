import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderJobKind } from '@foyer/contract/order-job-states'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { momentNow, secondsFromNow } from '../../../schema/columns.ts'
import { orderJobItems, orderJobs } from '../../../schema/order-jobs.ts'
import { orders } from '../../../schema/orders.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'

/** A job, and one of its orders that waits. */
export interface JobOrder {
  job: typeof orderJobs.$inferSelect
  orderId: string
  eventId: string
}

/** The work of jobs on their orders. */
export interface Worker {
  /** Runs before the transaction of the work, for requests to others. */
  prepare(scope: Scope, work: JobOrder): Promise<void>
  /** Does the work on one order, as the member who started the job. @returns the outcome, with the mail to the buyer if it sends one */
  run(tx: Db, scope: Scope, work: JobOrder): Promise<Outcome>
}

interface Deps extends Pick<Infra, 'log'> {
  /**
   * The membership of the account that started a job, or the API token that did; undefined when the account has left the
   * team, or the token does not work any more.
   */
  scopeOf: (db: Db, job: JobOrder['job']) => Promise<Scope | undefined>
}

const maxAttempts = 5
const retrySeconds = 30

/**
 * Works on the order that has waited longest. Its outcome is stored in the transaction of the work; other processes skip
 * it until then, and after a crash it waits as before.
 * @returns false when no order is due
 */
export async function workOnNext(db: Db, deps: Deps, worker: Worker): Promise<boolean> {
  const [next] = await waiting(db)
  if (!next) return false
  try {
    const scope = await deps.scopeOf(db, next.job)
    if (scope) await worker.prepare(scope, next)
    await db.transaction(async (tx) => {
      if (!(await lock(tx, next))) return
      await settle(tx, next, scope ? await outcomeOf(tx, scope, worker, next) : leftTeam)
    })
  } catch (error) {
    if (isRefusal(error)) await settle(db, next, { state: 'skipped', reason: error.code })
    else await postpone(db, deps, next, error)
  }
  return true
}

const leftTeam = { state: 'skipped', reason: 'forbidden' } as const

const waiting = (db: Db) =>
  db
    .select({ job: orderJobs, orderId: orderJobItems.orderId, eventId: orders.eventId })
    .from(orderJobItems)
    .innerJoin(orderJobs, eq(orderJobs.id, orderJobItems.jobId))
    .innerJoin(orders, eq(orders.id, orderJobItems.orderId))
    .where(and(eq(orderJobItems.state, 'waiting'), lte(orderJobItems.nextTryAt, momentNow)))
    .orderBy(asc(orderJobItems.nextTryAt), asc(orderJobItems.orderId))
    .limit(1)
    .for('update', { of: orderJobItems, skipLocked: true })

const isWaiting = ({ job, orderId }: JobOrder) =>
  and(eq(orderJobItems.jobId, job.id), eq(orderJobItems.orderId, orderId), eq(orderJobItems.state, 'waiting'))

/**
 * Locks an order of a job. The inventory and the order come first, as in every transaction: deleting test orders locks
 * them in this order too.
 * @returns whether this transaction has it; another process may have taken it since
 */
async function lock(tx: Db, work: JobOrder): Promise<boolean> {
  if (changesStatus.has(work.job.kind)) await lockInventory(tx, work.eventId)
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, work.orderId)).for('key share')
  const rows = await tx
    .select({ id: orderJobItems.orderId })
    .from(orderJobItems)
    .where(isWaiting(work))
    .for('update', { skipLocked: true })
  return rows.length > 0
}

/** The kinds of work that change the status of an order, and so its seats. */
const changesStatus: ReadonlySet<OrderJobKind> = new Set(['approve', 'decline', 'cancel'])

type Outcome = Pick<typeof orderJobItems.$inferInsert, 'state' | 'reason' | 'mailId'>

// a refusal undoes the work, but not the transaction that stores the outcome
async function outcomeOf(tx: Db, scope: Scope, worker: Worker, work: JobOrder): Promise<Outcome> {
  try {
    return await tx.transaction((inner) => worker.run(inner, scope, work))
  } catch (error) {
    if (isRefusal(error)) return { state: 'skipped', reason: error.code }
    throw error
  }
}

/** Whether the order refuses the work: another attempt would be refused too. */
const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code !== 'unavailable'

const settle = async (db: Db, work: JobOrder, outcome: Outcome): Promise<void> => {
  await db.update(orderJobItems).set(outcome).where(isWaiting(work))
}

async function postpone(db: Db, { log }: Deps, work: JobOrder, error: unknown): Promise<void> {
  log.warn({ err: error, order: work.orderId, job: work.job.id }, 'an order of a job has to wait')
  await db
    .update(orderJobItems)
    .set({
      attempts: sql`${orderJobItems.attempts} + 1`,
      nextTryAt: secondsFromNow(retrySeconds),
      state: sql`case when ${orderJobItems.attempts} + 1 >= ${maxAttempts} then 'failed' else 'waiting' end`,
      reason: sql`case when ${orderJobItems.attempts} + 1 >= ${maxAttempts} then 'internal' end`,
    })
    .where(isWaiting(work))
}
