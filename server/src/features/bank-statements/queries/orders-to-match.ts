import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { awaitedCents } from '../queries.ts'
import type { AwaitedOrder } from '../rules/match-lines.ts'
import { compactText } from '../rules/match-lines.ts'

/** More orders than these are not compared for typing errors and names. */
const maxAwaited = 20_000

/**
 * The ids of the team's orders with these numbers, by number without hyphen.
 * @param numbers without hyphens
 */
export async function ordersByNumber(db: Db, scope: Scope, numbers: readonly string[]): Promise<Map<string, string>> {
  const written = [...new Set(numbers)].map((number) => `${number.slice(0, 4)}-${number.slice(4)}`)
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(sql`${orders.number} = any(${sql.param(written)}::text[])`, isInScope(scope, orders.teamId, orders.eventId)),
    )
  return new Map(rows.map(({ id, number }) => [compactText(number), id]))
}

/** The orders of the team that wait for a transfer, and those whose term ended in the last 90 days, the newest first. */
export const awaitedOrders = (db: Db, scope: Scope): Promise<AwaitedOrder[]> =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      totalCents: sql<number>`coalesce(${awaitedCents}, ${orders.totalCents})`,
      currency: orders.currency,
    })
    .from(orders)
    .where(
      and(
        isInScope(scope, orders.teamId, orders.eventId),
        eq(orders.paymentMethod, 'transfer'),
        sql`(${orders.status} = 'pending' or ${orders.status} = 'expired' and ${orders.dueAt} > now() - interval '90 days')`,
      ),
    )
    .orderBy(desc(orders.reservedAt), desc(orders.id))
    .limit(maxAwaited)
