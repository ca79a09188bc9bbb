import { maxJobOrders } from '@foyer/contract/order-job-states'
import type { NewOrderJob } from '@foyer/contract/order-jobs'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { orderJobItems, orderJobs } from '../../schema/order-jobs.ts'
import { orders } from '../../schema/orders.ts'
import { checkCount, selectedOrders } from './queries/selected-orders.ts'

/** The orders of a job fall due one after the other, at most this many in a second: a small job overtakes a large one. */
const ordersPerSecond = 200

/**
 * Creates a job and fixes its list of orders. Orders without an email address are skipped by a job that mails, and by a
 * message all orders of a buyer but the newest.
 * @returns its id
 * @throws ProblemError `not-found` when the selection has no orders of the team; `conflict` when more than `max`
 */
export async function createJob(db: Db, scope: Scope, job: NewOrderJob, max = maxJobOrders): Promise<string> {
  const id = newId('job')
  await db.transaction(async (tx) => {
    await tx.insert(orderJobs).values({
      id,
      teamId: scope.team,
      accountId: scope.account,
      tokenId: scope.token?.id ?? null,
      kind: job.kind,
      reason: job.kind === 'cancel' || job.kind === 'decline' ? (job.reason ?? null) : null,
      subject: job.kind === 'message' ? job.subject : null,
      message: job.kind === 'message' ? job.text : null,
    })
    const selected = await selectedOrders(tx, scope, job.selection)
    const reason = reasonToSkip(job.kind)
    const { rowCount } = await tx.execute(sql`
      insert into ${orderJobItems} (job_id, order_id, state, reason, next_try_at)
      select ${id}, id, case when reason is null then 'waiting' else 'skipped' end, reason,
        now() + make_interval(secs => (row_number() over (order by id) - 1) / ${ordersPerSecond}::float8)
      from (select ${orders.id} as id, ${reason} as reason from ${orders} where ${selected}
        order by ${orders.id} limit ${max + 1}) selected`)
    checkCount(rowCount ?? 0, max)
  })
  return id
}

function reasonToSkip(kind: NewOrderJob['kind']): SQL {
  const noEmail = sql`case when ${orders.email} is null then 'no-email' end`
  if (kind === 'cancel' || kind === 'approve' || kind === 'decline') return sql`null::text`
  if (kind === 'resend') return noEmail
  const isNewest = sql`row_number() over (partition by lower(${orders.email}) order by ${orders.id} desc) = 1`
  return sql`coalesce(${noEmail}, case when not (${isNewest}) then 'same-buyer' end)`
}
