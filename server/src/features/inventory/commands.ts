import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, lte, sql } from 'drizzle-orm'
import { eventPagesChannel } from '../../lib/channels.ts'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { orders } from '../../schema/orders.ts'

/** Creates the inventory row of a new event: no seats held or sold, no overall capacity. */
export async function createInventory(tx: Db, eventId: string): Promise<void> {
  await tx.insert(inventory).values({ id: eventId, eventId, kind: 'event' })
}

/**
 * Locks the inventory row of an event until the transaction ends, and increments its version, so that the reservation
 * queue prices waiting orders again. Every transaction that changes the offer of an event calls this first. Lock order:
 * the event's inventory row before every other row. This prevents deadlocks.
 */
export async function lockInventoryAndBumpVersion(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(inventory)
    .set({ version: sql`${inventory.version} + 1` })
    .where(eq(inventory.id, eventId))
  await invalidateEventPage(tx, eventId)
}

/** As `lockInventoryAndBumpVersion`, for all events of a team. */
export async function lockInventoriesAndBumpVersions(tx: Db, teamId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.id from ${inventory} i join ${events} e on e.id = i.id where e.team_id = ${teamId} order by i.id for update of i`)
  const ids = rows.map(({ id }) => id)
  await tx
    .update(inventory)
    .set({ version: sql`${inventory.version} + 1` })
    .where(sql`${inventory.id} = any(${sql.param(ids)}::text[])`)
  for (const id of ids) await invalidateEventPage(tx, id)
}

/** As `lockInventoryAndBumpVersion`, for transactions that do not change the offer: its version stays the same. */
export async function lockInventory(tx: Db, eventId: string): Promise<void> {
  await tx.select({ id: inventory.id }).from(inventory).where(eq(inventory.id, eventId)).for('update')
}

/** As `lockInventory`, for the event of an order. */
export const lockInventoryOfOrder = (tx: Db, orderId: string): Promise<void> => lockInventoryOfOrders(tx, [orderId])

/** As `lockInventory`, for the events of orders. */
export async function lockInventoryOfOrders(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from ${inventory} where id in (
      select event_id from ${orders} where id = any(${sql.param([...orderIds])}::text[]))
    order by id for update`)
}

/** Tells every process to drop its cached page of an event, once the transaction commits. */
export async function invalidateEventPage(db: Db, eventId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${eventPagesChannel}, ${eventId})`)
}

/** Creates the inventory row of a new ticket type. @param capacity the number of its seats */
export async function addTicketTypeInventory(
  tx: Db,
  eventId: string,
  ticketTypeId: string,
  capacity: number,
): Promise<void> {
  await tx.insert(inventory).values({ id: ticketTypeId, eventId, kind: 'ticket-type', capacity, countsIn: [eventId] })
}

/**
 * Changes the capacity of a ticket type, or the overall capacity of an event.
 * @param id the id of the ticket type or of the event
 * @param capacity the number of seats; null, for an event only, removes the overall capacity
 * @throws ProblemError `validation` when fewer seats than are held and sold; the error contains their number
 */
export async function changeCapacity(tx: Db, id: string, capacity: number | null): Promise<void> {
  const taken = sql<number>`${inventory.held} + ${inventory.sold}`
  const [row] = await tx
    .update(inventory)
    .set({ capacity })
    .where(and(eq(inventory.id, id), capacity === null ? undefined : lte(taken, capacity)))
    .returning({ id: inventory.id })
  if (row) return
  const [current] = await tx.select({ taken }).from(inventory).where(eq(inventory.id, id))
  throw new ProblemError('validation', { errors: [fault('body.capacity', 'below-seats-taken', current?.taken ?? 0)] })
}

/** Deletes the inventory row of a ticket type. */
export async function removeTicketTypeInventory(tx: Db, ticketTypeId: string): Promise<void> {
  await tx.delete(inventory).where(eq(inventory.id, ticketTypeId))
}

/**
 * Deletes the test orders of an event with their tickets and history, and resets the counters of all its inventory rows.
 * The caller has locked the inventory, and a draft has test orders only.
 */
export async function deleteTestOrders(tx: Db, eventId: string): Promise<void> {
  await tx.delete(orders).where(and(eq(orders.eventId, eventId), eq(orders.test, true)))
  await tx.update(inventory).set({ held: 0, sold: 0 }).where(eq(inventory.eventId, eventId))
}
