import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { inventory } from '../../../schema/inventory.ts'
import { orders } from '../../../schema/orders.ts'
import { invalidateEventPage } from './invalidate-event-page.ts'

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
