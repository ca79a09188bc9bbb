import { isPlaced } from '@foyer/contract/order-states'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import type { TicketRow } from './tickets.ts'
import { ticketColumns } from './tickets.ts'

/** An order of add-ons to the tickets of its main order. */
export interface AddOnOrder {
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'status' | 'totalCents' | 'linkVersion'>
  items: TicketRow[]
}

/** The add-on orders of an order, the oldest first, without those that have expired. */
export async function addOnOrdersOf(db: Db, mainId: string): Promise<AddOnOrder[]> {
  const rows = await db
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        status: orders.status,
        totalCents: orders.totalCents,
        linkVersion: orders.linkVersion,
      },
      ...ticketColumns,
    })
    .from(orders)
    .innerJoin(tickets, eq(tickets.orderId, orders.id))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(and(eq(orders.mainId, mainId), ne(orders.status, 'expired'), isNull(tickets.cancelledAt)))
    .orderBy(asc(orders.reservedAt), asc(orders.id), asc(ticketTypes.position), asc(tickets.id))
  const byId = new Map<string, AddOnOrder>()
  for (const { order, ...item } of rows) {
    const found = byId.get(order.id) ?? { order, items: [] }
    byId.set(order.id, { ...found, items: [...found.items, item] })
  }
  return [...byId.values()]
}

/** The add-ons of paid orders to the tickets of an order. */
export async function paidAddOnsOf(db: Db, mainId: string): Promise<TicketRow[]> {
  const all = await addOnOrdersOf(db, mainId)
  return all.filter(({ order }) => order.status === 'paid').flatMap(({ items }) => items)
}

/** The placed add-ons of an order's tickets: its buyer answers the questions that are limited to them. */
export const placedAddOns = (all: readonly AddOnOrder[]): TicketRow[] =>
  all.filter(({ order }) => isPlaced(order.status)).flatMap(({ items }) => items)

/** The order to whose tickets the add-ons of an order belong. @returns undefined for an order that was deleted */
export async function mainOrderOf(db: Db, { mainId }: { mainId: string | null }): Promise<MainOrder | undefined> {
  if (mainId === null) return undefined
  const [found] = await db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      email: orders.email,
      linkVersion: orders.linkVersion,
    })
    .from(orders)
    .where(eq(orders.id, mainId))
  return found
}

export type MainOrder = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'name' | 'email' | 'linkVersion'>

/** The add-on orders of an order that await a transfer, and of which a ticket is cancelled or no longer paid. */
export async function pendingLostOrders(db: Db, mainId: string): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders o where main_id = ${mainId} and status = 'pending' and exists (
      select from tickets a join tickets t on t.id = a.add_on_of join orders m on m.id = t.order_id
      where a.order_id = o.id and a.cancelled_at is null and (t.cancelled_at is not null or m.status <> 'paid'))`)
  return rows
}

/** An add-on of an order that counts seats, whose ticket is cancelled or belongs to an order that is not paid. */
export interface LostAddOn extends Record<string, unknown> {
  order_id: string
  ticket_id: string
  /** Whether the buyer has cancelled the ticket. */
  by_buyer: boolean
}

/**
 * The add-ons whose tickets are gone, by their orders, the oldest first. Without orders with a correction that the card provider
 * has not answered, or has refused within the last hour.
 */
export async function lostAddOns(db: Db): Promise<LostAddOn[]> {
  const { rows } = await db.execute<LostAddOn>(sql`
    select o.id as order_id, a.id as ticket_id, exists (
        select from order_corrections c where c.order_id = m.id and c.state = 'applied' and c.by is null
          and c.by_token is null and c.plan -> 'ticketIds' ? t.id) as by_buyer
    from orders o join tickets a on a.order_id = o.id join tickets t on t.id = a.add_on_of join orders m on m.id = t.order_id
    where o.main_id is not null and o.status in ('reserved', 'requested', 'pending', 'paid')
      and a.kind = 'add-on' and a.cancelled_at is null and (t.cancelled_at is not null or m.status <> 'paid')
      and not exists (
        select from order_corrections c where c.order_id = o.id
          and (c.state = 'requested' or (c.state = 'refused' and c.created_at > now() - interval '1 hour')))
    order by o.id, a.id limit 1000`)
  return rows
}
