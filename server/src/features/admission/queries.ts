import { overAt } from '@foyer/contract/event-over'
import type { EventStatus } from '@foyer/contract/event-status'
import { takesMoney } from '@foyer/contract/offered-methods'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { orders, payments } from '../../schema/orders.ts'
import { stock } from '../../schema/stock.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { atAddress } from '../events/queries/address.ts'

/** What an event sells, as it stood at one moment. */
export interface Offer {
  eventId: string
  teamId: string
  status: EventStatus
  currency: string
  /** Counts the changes; orders priced by an older one are priced anew. */
  version: number
  /** When the event is over, and its sale with it; none while its date is open. */
  overAt: Date | undefined
  /** Whether what costs something can be paid in any way. */
  takesMoney: boolean
  types: OfferedType[]
}

export interface OfferedType {
  id: string
  priceCents: number
  taxRateBp: number
  minPerOrder: number
  maxPerOrder: number
  hidden: boolean
  capacity: number
  salesFrom: string | null
  salesUntil: string | null
}

/** @returns undefined when no event has or had that address */
export async function offerAt(db: Db, slug: string): Promise<Offer | undefined> {
  // one statement, so one moment: types and version belong together
  const types = sql<OfferedType[]>`coalesce((
    select json_agg(json_build_object(
      'id', t.id, 'priceCents', t.price_cents, 'taxRateBp', t.tax_rate_bp, 'minPerOrder', t.min_per_order,
      'maxPerOrder', t.max_per_order, 'hidden', t.hidden, 'capacity', s.capacity,
      'salesFrom', t.sales_from, 'salesUntil', t.sales_until) order by t.position, t.id)
    from ${ticketTypes} t join ${stock} s on s.id = t.id where t.event_id = ${events.id}), '[]')`
  const [found] = await db
    .select({
      eventId: events.id,
      teamId: events.teamId,
      status: events.status,
      currency: events.currency,
      version: stock.version,
      event: { date: events.date, dateTba: events.dateTba, endsAt: events.endsAt },
      team: { bank: teams.bank },
      card: { live: stripeKeys.live },
      now: sql<string>`now()`,
      types,
    })
    .from(events)
    .innerJoin(stock, eq(stock.id, events.id))
    .innerJoin(teams, eq(teams.id, events.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, events.teamId))
    .where(atAddress(slug))
  if (!found) return undefined
  const { event, team, card, now, ...offer } = found
  const taking = { event, team, card, test: offer.status === 'test' }
  return { ...offer, overAt: overAt(event), takesMoney: takesMoney(taking, new Date(now)) }
}

/** An order that was let in under an `Idempotency-Key` before. */
export interface Earlier {
  id: string
  number: string
  totalCents: number
  currency: string
  idempotencyKey: string
  requestHash: string
  reservedAt: Date
}

/** @returns by key */
export async function earlierOrders(db: Db, eventId: string, keys: readonly string[]): Promise<Map<string, Earlier>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      totalCents: orders.totalCents,
      currency: orders.currency,
      idempotencyKey: sql<string>`${orders.idempotencyKey}`,
      requestHash: sql<string>`${orders.requestHash}`,
      reservedAt: orders.reservedAt,
    })
    .from(orders)
    .where(and(eq(orders.eventId, eventId), sql`${orders.idempotencyKey} = any(${sql.param(keys)}::text[])`))
  return new Map(rows.map((row) => [row.idempotencyKey, row]))
}

/** What an event's books say about what may still be changed of it. */
export async function booksOf(
  db: Db,
  eventId: string,
): Promise<{ hasTicketType: boolean; hasOrder: boolean; hasRealOrder: boolean }> {
  const ofEvent = eq(orders.eventId, eventId)
  const [type] = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId))
    .limit(1)
  const [order] = await db.select({ id: orders.id }).from(orders).where(ofEvent).limit(1)
  const [real] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofEvent, eq(orders.test, false)))
    .limit(1)
  return { hasTicketType: Boolean(type), hasOrder: Boolean(order), hasRealOrder: Boolean(real) }
}

/**
 * The ids of orders whose time is over by the database's clock, the longest first. Not those that are being paid by
 * card: before their seats are given up, the provider is asked (`features/payments`).
 */
export const ordersOver = (db: Db, limit: number) =>
  db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      sql`(${orders.status} = 'reserved' and ${orders.holdExpiresAt} <= now() and not exists (
        select from ${payments} p
        where p.order_id = ${orders.id} and p.method = 'card' and p.state in ('created', 'pending'))) or (${orders.status} = 'pending' and ${orders.dueAt} <= now())`,
    )
    .orderBy(asc(orders.id))
    .limit(limit)
