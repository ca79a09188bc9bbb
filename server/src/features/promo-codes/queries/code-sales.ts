import type { PromoCodeGroup } from '@foyer/contract/promo-code-limits'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { events } from '../../../schema/events.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'

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
 * The statement that adds up the sales of an event by code or by tag. Orders and tickets count while they are paid and not
 * cancelled, money when it arrives and when it goes back, as in the reports: a refund lowers the revenue and leaves the
 * discount, which goes only with its ticket.
 */
export const codeSales = (scope: Scope, eventId: string, by: PromoCodeGroup): Statement => {
  const key = by === 'code' ? promoCodes.code : promoCodes.tag
  return sql`
    select ${key} as key, ${by === 'code' ? sql`${promoCodes.deletedAt} is not null` : sql`false`} as deleted,
      ${sum(sql`s.orders`)} as orders, ${sum(sql`s.tickets`)} as tickets,
      ${sum(sql`s.revenue`)} as "revenueCents", ${sum(sql`s.discount`)} as "discountCents"
    from ${promoCodes} join ${events} on ${events.id} = ${promoCodes.eventId}
    join (${ofCodes(eventId)}) s on s.code_id = ${promoCodes.id}
    where ${promoCodes.eventId} = ${eventId} and ${isInScope(scope, events.teamId, events.id)}
    group by ${by === 'code' ? sql`${promoCodes.id}` : sql`${promoCodes.tag}`}
    order by "revenueCents" desc, orders desc, key`
}

// float8 holds whole numbers up to 2⁵³ exactly, and node-postgres reads it as a number
const sum = (of: SQL) => sql`coalesce(sum(${of}), 0)::float8`

/**
 * The sales by code id, in parts: of paid orders their tickets and discounts, of all orders their money. In parts, so that
 * PostgreSQL reads the tickets of many orders in one pass, and those of a few by their index.
 */
const ofCodes = (eventId: string): SQL => sql`
  with paid_once as not materialized (
    select id, code_id, status from ${orders}
    where event_id = ${eventId} and code_id is not null and not test and paid_at is not null
  )
  select code_id, count(*) filter (where status = 'paid') as orders, 0 as tickets, 0 as discount, 0 as revenue
  from paid_once group by 1
  union all
  select code_id, 0, count(*) filter (where t.kind = 'ticket'), sum(t.list_price_cents - t.price_cents), 0
  from paid_once o join ${tickets} t on t.order_id = o.id where o.status = 'paid' and t.cancelled_at is null group by 1
  union all
  select code_id, 0, 0, 0, sum(m.received_cents - m.refunded_cents)
  from paid_once o join ${moneyEntries} m on m.order_id = o.id group by 1`

/** All sales with codes of an event, by code or by tag. */
export async function listCodeSales(db: Db, scope: Scope, eventId: string, by: PromoCodeGroup): Promise<CodeSales[]> {
  const { rows } = await db.execute<CodeSales>(codeSales(scope, eventId, by))
  return rows
}
