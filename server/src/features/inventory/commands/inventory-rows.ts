import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, arrayContains, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { InventoryKind } from '../../../schema/inventory.ts'
import { inventory } from '../../../schema/inventory.ts'
import { releaseSeatsOf } from './code-uses.ts'
import type { CapacityPath } from './set-aside.ts'
import { rowOf, setAside } from './set-aside.ts'

/** Creates the inventory row of a new event: no seats held or sold, no overall capacity. */
export async function createInventory(tx: Db, eventId: string): Promise<void> {
  await tx.insert(inventory).values({ id: eventId, eventId, kind: 'event' })
}

/** Creates the inventory row of a new ticket type, shared capacity or code. */
export async function addInventory(
  tx: Db,
  row: { id: string; eventId: string; kind: InventoryKind; capacity: number | null; countsIn?: readonly string[] },
): Promise<void> {
  await tx.insert(inventory).values({ ...row, countsIn: [...(row.countsIn ?? [])] })
}

/**
 * Changes the capacity of a ticket type or of a shared capacity, the overall capacity of an event, or the uses of a code: a code
 * that holds seats then holds more or fewer of them.
 * @param id of the row
 * @param capacity null removes the limit
 * @param path the field of the request
 * @throws ProblemError `validation` when fewer than are held, sold and set aside, with their number; and when a code holds
 *   more seats than are left, with their number
 */
export async function changeCapacity(
  tx: Db,
  id: string,
  capacity: number | null,
  path: CapacityPath = 'body.capacity',
): Promise<void> {
  const before = await rowOf(tx, id)
  const taken = sql<number>`${inventory.held} + ${inventory.sold} + ${inventory.setAside}`
  const [row] = await tx
    .update(inventory)
    .set({ capacity })
    .where(and(eq(inventory.id, id), capacity === null ? undefined : lte(taken, capacity)))
    .returning({ id: inventory.id })
  if (!row) {
    const [current] = await tx.select({ taken }).from(inventory).where(eq(inventory.id, id))
    throw new ProblemError('validation', { errors: [fault(path, 'below-seats-taken', current?.taken ?? 0)] })
  }
  if (before?.setsAsideIn) {
    if (capacity === null) throw new Error('A code that holds seats has a number of uses')
    await setAside(tx, before.setsAsideIn, capacity - (before.capacity ?? 0), path)
  }
}

/**
 * Sets which ticket types share a capacity: it then has the seats of all of them.
 * @param typeIds ticket types of its event
 * @throws ProblemError `validation` when they have more seats held, sold and set aside than it has, with their number
 */
export async function changeMembers(tx: Db, sharedId: string, typeIds: readonly string[]): Promise<void> {
  const shared = await rowOf(tx, sharedId)
  if (!shared) return
  const ids = sql.param([...typeIds])
  await tx.execute(sql`
    update inventory set counts_in = array_remove(counts_in, ${sharedId}::text)
      || case when id = any(${ids}::text[]) then array[${sharedId}::text] else '{}' end
    where event_id = ${shared.eventId} and kind = 'ticket-type' and (id = any(${ids}::text[]) or ${sharedId} = any(counts_in))`)
  const [sums] = await tx
    .select({
      held: sql<number>`coalesce(sum(${inventory.held}), 0)::int`,
      sold: sql<number>`coalesce(sum(${inventory.sold}), 0)::int`,
      setAside: sql<number>`coalesce(sum(${inventory.setAside}), 0)::int`,
    })
    .from(inventory)
    .where(and(eq(inventory.eventId, shared.eventId), arrayContains(inventory.countsIn, [sharedId])))
  if (!sums) return
  const taken = sums.held + sums.sold + sums.setAside
  if (shared.capacity !== null && taken > shared.capacity)
    throw new ProblemError('validation', { errors: [fault('body.capacity', 'below-seats-taken', taken)] })
  await tx.update(inventory).set(sums).where(eq(inventory.id, sharedId))
}

/**
 * Deletes the inventory row of a ticket type, of a shared capacity without members, or of a code that holds no seats. Codes
 * hold the seats of a ticket type no longer.
 */
export async function removeInventory(tx: Db, id: string): Promise<void> {
  await releaseSeatsOf(tx, id)
  await tx.delete(inventory).where(eq(inventory.id, id))
}
