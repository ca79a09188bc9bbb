import type { PromoCodeGroup } from '@foyer/contract/promo-code-limits'
import { maxReportedCodes } from '@foyer/contract/promo-code-limits'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isIn } from '../../../lib/fold-facts.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { events } from '../../../schema/events.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'
import { codeSales, codeSalesFold } from '../../../schema/reports.ts'
import { changedOrders } from './changed-orders.ts'

/** The sales with a code or a tag. */
export interface CodeSales extends Record<string, unknown> {
  /** The text of the code, or the tag; null for codes without a tag. */
  key: string | null
  deleted: boolean
  orders: number
  tickets: number
  revenueCents: number
  discountCents: number
}

/**
 * The statement that adds up the sales of an event by code or by tag: what is rolled up, and the orders that have changed
 * since. `changedOrders` says what counts.
 */
async function codeSalesOf(db: Db, scope: Scope, eventId: string, by: PromoCodeGroup): Promise<Statement> {
  // may be read before the rest: an order that is rolled up since then is compared with what it was rolled up with
  const [fold] = await db.select().from(codeSalesFold)
  const recent = changedOrders(isIn({ after: fold?.foldedUntil ?? new Date(0) }), sql`o.event_id = ${eventId}`)
  const key = by === 'code' ? promoCodes.code : promoCodes.tag
  return sql`
    select ${key} as key, ${by === 'code' ? sql`${promoCodes.deletedAt} is not null` : sql`false`} as deleted,
      ${sum(sql`s.orders`)} as orders, ${sum(sql`s.tickets`)} as tickets,
      ${sum(sql`s.revenue_cents`)} as "revenueCents", ${sum(sql`s.discount_cents`)} as "discountCents"
    from ${promoCodes} join ${events} on ${events.id} = ${promoCodes.eventId}
    join (
      select r.* from ${codeSales} r join ${promoCodes} c on c.id = r.code_id where c.event_id = ${eventId}
      union all
      select code_id, orders - former_orders, tickets - former_tickets, discount_cents - former_discount,
        revenue_cents - former_revenue
      from (${recent}) changed
    ) s on s.code_id = ${promoCodes.id}
    where ${promoCodes.eventId} = ${eventId} and ${isInScope(scope, events.teamId, events.id)}
    group by ${by === 'code' ? sql`${promoCodes.id}` : sql`${promoCodes.tag}`}`
}

const highestFirst = sql`"revenueCents" desc, orders desc, key`

// float8 holds whole numbers up to 2⁵³ exactly, and node-postgres reads it as a number
const sum = (of: SQL) => sql`coalesce(sum(${of}), 0)::float8`

/** The statement that reads the sales of all codes or tags of an event, for a file. */
export const allCodeSales = async (...given: Parameters<typeof codeSalesOf>): Promise<Statement> =>
  sql`${await codeSalesOf(...given)} order by ${highestFirst}`

/** The sales of all codes or tags of an event added up. */
type Total = Record<`total${'Orders' | 'Tickets' | 'RevenueCents' | 'DiscountCents'}`, number>

/** The codes or tags of an event that sold most, as many as a report shows, each with the total of all. */
export async function listCodeSales(db: Db, scope: Scope, eventId: string, by: PromoCodeGroup) {
  const { rows } = await db.execute<CodeSales & Total>(sql`
    select s.*, sum(orders) over () as "totalOrders", sum(tickets) over () as "totalTickets",
      sum("revenueCents") over () as "totalRevenueCents", sum("discountCents") over () as "totalDiscountCents"
    from (${await codeSalesOf(db, scope, eventId, by)}) s order by ${highestFirst} limit ${maxReportedCodes}`)
  return rows
}
