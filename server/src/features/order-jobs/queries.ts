import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { JobItemState } from '@foyer/contract/order-job-states'
import type { OrderJobItemFilter } from '@foyer/contract/order-jobs'
import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { mails } from '../../schema/mails.ts'
import { orderJobItems, orderJobs } from '../../schema/order-jobs.ts'
import { orders } from '../../schema/orders.ts'

const maxListedJobs = 20

const count = (state: JobItemState) =>
  sql<number>`(select count(*)::int from ${orderJobItems} where ${orderJobItems.jobId} = ${orderJobs.id} and ${orderJobItems.state} = ${state})`

/** A job with the number of its orders in each state, and the name of the member who started it. */
export type JobRow = Awaited<ReturnType<typeof listJobs>>[number]

const ofTeam = (db: Db, scope: Scope, id?: string) =>
  db
    .select({
      id: orderJobs.id,
      kind: orderJobs.kind,
      subject: orderJobs.subject,
      text: orderJobs.message,
      by: users.name,
      createdAt: orderJobs.createdAt,
      waiting: count('waiting'),
      done: count('done'),
      skipped: count('skipped'),
      failed: count('failed'),
    })
    .from(orderJobs)
    .leftJoin(users, eq(users.id, orderJobs.accountId))
    .where(
      and(
        eq(orderJobs.teamId, scope.team),
        worksOnAllOrders(scope),
        id === undefined ? undefined : eq(orderJobs.id, id),
      ),
    )

// a job is shown whole or not at all: its counts are those of all its orders
const worksOnAllOrders = (scope: Scope): SQL | undefined =>
  scope.events === 'all'
    ? undefined
    : sql`not exists (select from ${orderJobItems} i join ${orders} o on o.id = i.order_id
        where i.job_id = ${orderJobs.id} and not ${isInScope(scope, sql`o.team_id`, sql`o.event_id`)})`

/** The last jobs of the team, the newest first; only those whose orders are all in the scope. */
export const listJobs = (db: Db, scope: Scope) => ofTeam(db, scope).orderBy(desc(orderJobs.id)).limit(maxListedJobs)

/** A job of the team. @throws ProblemError `not-found` */
export async function jobById(db: Db, scope: Scope, id: string): Promise<JobRow> {
  const [job] = await ofTeam(db, scope, id)
  if (!job) throw new ProblemError('not-found')
  return job
}

const Position = z.tuple([z.string().regex(/^\w{1,100}$/)])

/** The orders of a job of the team, the oldest first, with the state of their mails. */
export async function listItems(db: Db, jobId: string, filter: z.output<typeof OrderJobItemFilter>) {
  const { limit, cursor, state } = filter
  const where = and(eq(orderJobItems.jobId, jobId), state && eq(orderJobItems.state, state))
  const after = cursor === undefined ? undefined : gt(orderJobItems.orderId, readCursor(cursor, Position)[0])
  const query = db
    .select({
      order: { id: orders.id, number: orders.number, name: orders.name, email: orders.email },
      state: orderJobItems.state,
      reason: orderJobItems.reason,
      mail: { state: mails.state, reason: mails.reason },
    })
    .from(orderJobItems)
    .innerJoin(orders, eq(orders.id, orderJobItems.orderId))
    .leftJoin(mails, eq(mails.id, orderJobItems.mailId))
    .where(and(where, after))
    .orderBy(asc(orderJobItems.orderId))
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countUpTo(db, orderJobItems, where)
  const page: Page<(typeof rows)[number]> = pageOf(rows, limit, total, ({ order }) => cursorOf([order.id]))
  return page
}
