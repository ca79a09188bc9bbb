import { Currency } from '@foyer/contract/currency'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { orders } from '../../schema/orders.ts'
import { refunds } from '../../schema/payments.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { isFollowUpDue } from '../orders/queries/filter.ts'

/** The time, the day 'YYYY-MM-DD' in the team's time zone, and whether the team has an imprint. */
export async function teamToday(db: Db, scope: Scope): Promise<{ now: Date; day: string; hasImprint: boolean }> {
  const [team] = await db
    .select({
      now: sql<string>`now()`,
      day: sql<string>`(now() at time zone ${teams.timeZone})::date::text`,
      hasImprint: sql<boolean>`${teams.imprint} is not null`,
    })
    .from(teams)
    .where(eq(teams.id, scope.team))
  if (!team) throw new Error('The team of a member does not exist.')
  return { ...team, now: new Date(team.now) }
}

/** The ids, among those of events, of the events that have a ticket type. */
export async function withTicketTypes(db: Db, eventIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: ticketTypes.eventId })
    .from(ticketTypes)
    .where(sql`${ticketTypes.eventId} = any(${sql.param(eventIds)}::text[]) and ${ticketTypes.kind} = 'ticket'`)
  return new Set(rows.map(({ id }) => id))
}

/** The orders whose follow-up date has come. */
export const followUpsDue = (db: Db, scope: Scope) => ordersThat(db, scope, isFollowUpDue(scope), orders.followUpOn)

/** The orders that are overpaid since the refund to a card has failed; without test orders. */
export const refundsFailed = (db: Db, scope: Scope) =>
  ordersThat(
    db,
    scope,
    sql`${orders.unsettledCents} < 0 and not ${orders.test} and exists (
      select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'failed')`,
    orders.reservedAt,
  )

/** The orders with a condition: the earliest by a column, and the number of the others. @returns undefined for none */
async function ordersThat(db: Db, scope: Scope, where: SQL, by: AnyColumn) {
  const [row] = await db
    .select({ id: orders.id, number: orders.number, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(and(isInScope(scope, orders.teamId, orders.eventId), where))
    .orderBy(asc(by), asc(orders.id))
    .limit(1)
  return row && { order: { id: row.id, number: row.number }, others: row.total - 1 }
}

/** The number of requested orders, which wait for the team's decision; without test orders. */
export const countRequests = (db: Db, scope: Scope): Promise<number> =>
  db.$count(
    orders,
    and(isInScope(scope, orders.teamId, orders.eventId), sql`${orders.status} = 'requested' and not ${orders.test}`),
  )

/**
 * The transfers that the team waits for, the balances due of paid orders, and the refunds that it owes, each by currency; without
 * test orders.
 */
export async function moneyToMove(db: Db, scope: Scope) {
  const { rows } = await db.execute<{ kind: string; currency: string; orders: number; totalCents: number }>(sql`
    select 'awaited' as kind, o.currency, count(*)::int as orders,
      sum(coalesce(o.unsettled_cents, o.total_cents))::float8 as "totalCents"
    from ${orders} o
    where ${isInScope(scope, sql`o.team_id`, sql`o.event_id`)} and o.status = 'pending' and o.due_at is not null and not o.test
    group by o.currency
    union all
    select 'balance', o.currency, count(*)::int, sum(o.unsettled_cents)::float8
    from ${orders} o
    where ${isInScope(scope, sql`o.team_id`, sql`o.event_id`)} and o.status = 'paid' and o.unsettled_cents > 0 and not o.test
    group by o.currency
    union all
    select 'owed', o.currency, count(distinct o.id)::int, sum(r.amount_cents)::float8
    from ${refunds} r join ${orders} o on o.id = r.order_id
    where r.state = 'owed' and ${isInScope(scope, sql`o.team_id`, sql`o.event_id`)} and not o.test
    group by o.currency
    order by 1, 2`)
  const amountsOf = (of: string) =>
    rows
      .filter(({ kind }) => kind === of)
      .map(({ kind: _, currency, ...amount }) => ({ ...amount, currency: Currency.parse(currency) }))
  return { awaited: amountsOf('awaited'), balancesDue: amountsOf('balance'), owed: amountsOf('owed') }
}
