import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewSharedCapacity, SharedCapacityChanges } from '@foyer/contract/shared-capacities'
import { maxSharedCapacities } from '@foyer/contract/shared-capacities'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { inventory } from '../../schema/inventory.ts'
import { sharedCapacities } from '../../schema/shared-capacities.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { eventById } from '../events/queries.ts'
import { addInventory, changeCapacity, changeMembers, removeInventory } from '../inventory/commands/inventory-rows.ts'
import { lockInventoryAndBumpVersion } from '../inventory/commands/lock-inventory.ts'
import type { SharedCapacityRow } from './queries.ts'
import { sharedCapacitiesOf, sharedCapacityById } from './queries.ts'

/**
 * Lets ticket types share a capacity, which counts their seats from then on and those that they have taken before.
 * @throws ProblemError `not-found`; `conflict` when the event has the maximum of shared capacities; `validation`, also when
 *   the ticket types have taken more seats
 */
export async function createSharedCapacity(
  db: Db,
  scope: Scope,
  eventId: string,
  { name, capacity, ticketTypeIds }: NewSharedCapacity,
): Promise<SharedCapacityRow> {
  const id = newId('shc')
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    const others = await sharedCapacitiesOf(tx, scope, eventId)
    if (others.length >= maxSharedCapacities)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxSharedCapacities} shared capacities.` })
    await refuseForeignTypes(tx, eventId, ticketTypeIds)
    const position = Math.max(0, ...others.map((other) => other.position + 1))
    await addInventory(tx, { id, eventId, kind: 'shared', capacity })
    await tx.insert(sharedCapacities).values({ id, eventId, name, position })
    await changeMembers(tx, id, ticketTypeIds)
    return await sharedCapacityById(tx, scope, id)
  })
}

/**
 * Changes the given fields of a shared capacity.
 * @throws ProblemError `not-found`; `validation`, also when its ticket types have taken more seats
 */
export async function changeSharedCapacity(
  db: Db,
  scope: Scope,
  id: string,
  { name, capacity, ticketTypeIds }: SharedCapacityChanges,
): Promise<SharedCapacityRow> {
  return await db.transaction(async (tx) => {
    const { eventId } = await sharedCapacityById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    const before = await sharedCapacityById(tx, scope, id)
    if (name !== undefined) await tx.update(sharedCapacities).set({ name }).where(eq(sharedCapacities.id, id))
    if (ticketTypeIds) {
      await refuseForeignTypes(tx, eventId, ticketTypeIds)
      // without a limit in between: the old ticket types may not fit the new capacity, nor the new ones the old one
      await changeCapacity(tx, id, null)
      await changeMembers(tx, id, ticketTypeIds)
    }
    if (ticketTypeIds || capacity !== undefined) await changeCapacity(tx, id, capacity ?? before.capacity)
    return await sharedCapacityById(tx, scope, id)
  })
}

/** Deletes a shared capacity; its ticket types no longer count in it. @throws ProblemError `not-found` */
export async function deleteSharedCapacity(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { eventId } = await sharedCapacityById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    await changeMembers(tx, id, [])
    await tx.delete(sharedCapacities).where(eq(sharedCapacities.id, id))
    await removeInventory(tx, id)
  })
}

/** Gives a copied event the shared capacities of the original. @param copies the ids of its ticket types, by the original ones */
export async function copySharedCapacities(
  tx: Db,
  from: string,
  to: string,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await tx
    .select({ shared: sharedCapacities, capacity: inventory.capacity })
    .from(sharedCapacities)
    .innerJoin(inventory, eq(inventory.id, sharedCapacities.id))
    .where(eq(sharedCapacities.eventId, from))
    .orderBy(asc(sharedCapacities.position), asc(sharedCapacities.id))
  const types = await tx
    .select({ id: inventory.id, countsIn: inventory.countsIn })
    .from(inventory)
    .where(and(eq(inventory.eventId, from), eq(inventory.kind, 'ticket-type')))
  for (const { shared, capacity } of rows) {
    const id = newId('shc')
    const members = types.filter(({ countsIn }) => countsIn.includes(shared.id))
    await addInventory(tx, { id, eventId: to, kind: 'shared', capacity })
    await tx.insert(sharedCapacities).values({ id, eventId: to, name: shared.name, position: shared.position })
    await changeMembers(
      tx,
      id,
      members.flatMap((type) => copies.get(type.id) ?? []),
    )
  }
}

async function refuseForeignTypes(tx: Db, eventId: string, ids: readonly string[]): Promise<void> {
  const own = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'ticket'), inArray(ticketTypes.id, [...ids])))
  if (own.length < new Set(ids).size)
    throw new ProblemError('validation', { errors: [fault('body.ticketTypeIds', 'not-of-event')] })
}
