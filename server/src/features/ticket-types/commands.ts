import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import { maxTicketTypesPerEvent } from '@foyer/contract/ticket-limits'
import type { NewTicketType, TicketTypeChanges } from '@foyer/contract/ticket-types'
import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { addOnGroups } from '../../schema/add-on-groups.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { tickets } from '../../schema/orders.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { takeOutOfDiscounts } from '../events/commands/discounts.ts'
import { sameWallTime } from '../events/commands/move-times.ts'
import { requireTimeZone } from '../events/queries/require-time-zone.ts'
import { chargesVat, eventById } from '../events/queries.ts'
import { taxOf } from '../events/rules.ts'
import { addInventory, changeCapacity, removeInventory } from '../inventory/commands/inventory-rows.ts'
import { lockInventoryAndBumpVersion } from '../inventory/commands/lock-inventory.ts'
import { takeOutOfForm } from '../order-questions/commands.ts'
import { takeOutOfCodes } from '../promo-codes/commands.ts'
import type { TicketTypeRow } from './queries.ts'
import { ticketTypeById, ticketTypesOf } from './queries.ts'
import { applyChanges, timestampOf, validateTicketType } from './rules.ts'

/**
 * Creates a ticket type, as the last on the event's page.
 * @throws ProblemError `not-found`; `conflict` when the event already has the maximum of ticket types; `stale` when the event
 *   has another time zone by now
 */
export async function createTicketType(
  db: Db,
  scope: Scope,
  eventId: string,
  { capacity, timeZone, ...type }: NewTicketType,
): Promise<TicketTypeRow> {
  const id = newId('tkt')
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    await requireTimeZone(tx, eventId, timeZone, [type.salesFrom, type.salesUntil])
    const others = await ticketTypesOf(tx, scope, eventId)
    if (others.length >= maxTicketTypesPerEvent)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxTicketTypesPerEvent} ticket types.` })
    const position = Math.max(0, ...others.map((other) => other.position + 1))
    await addInventory(tx, { id, eventId, kind: 'ticket-type', capacity, countsIn: [eventId] })
    const window = { salesFrom: timestampOf(type.salesFrom), salesUntil: timestampOf(type.salesUntil) }
    const tax = taxOf(type.taxRateBp, await chargesVat(tx, eventId))
    await tx.insert(ticketTypes).values({ ...type, ...tax, ...window, id, eventId, position })
    return await ticketTypeById(tx, scope, id)
  })
}

/**
 * Changes the given fields of a ticket type.
 * @throws ProblemError `not-found`; `stale` when the event has another time zone by now; `validation`, also when the capacity
 *   would be below the seats held and sold
 */
export async function changeTicketType(
  db: Db,
  scope: Scope,
  id: string,
  { capacity, timeZone, ...changes }: TicketTypeChanges,
): Promise<TicketTypeRow> {
  return await db.transaction(async (tx) => {
    const { eventId } = await ticketTypeById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    await requireTimeZone(tx, eventId, timeZone, [changes.salesFrom, changes.salesUntil])
    const next = applyChanges(await ticketTypeById(tx, scope, id), changes)
    const errors = validateTicketType(next)
    if (errors.length > 0) throw new ProblemError('validation', { errors })
    if (capacity !== undefined) await changeCapacity(tx, id, capacity)
    const tax = changes.taxRateBp === undefined ? {} : taxOf(changes.taxRateBp, await chargesVat(tx, eventId))
    await tx
      .update(ticketTypes)
      .set({ ...next, ...tax })
      .where(eq(ticketTypes.id, id))
    return await ticketTypeById(tx, scope, id)
  })
}

/**
 * Keeps the local times of the sales windows of an event, also of its add-ons, in a new time zone. The caller has locked the
 * inventory of the event.
 */
export async function moveSalesWindows(tx: Db, eventId: string, zone: ZoneChange): Promise<void> {
  await tx
    .update(ticketTypes)
    .set({
      salesFrom: sameWallTime(ticketTypes.salesFrom, zone),
      salesUntil: sameWallTime(ticketTypes.salesUntil, zone),
    })
    .where(eq(ticketTypes.eventId, eventId))
}

/**
 * Follows a team that charges VAT from now on, or no longer does: its ticket types get their usual rates, or none. Orders
 * keep theirs. The caller has locked the inventories of the events.
 */
export async function followVat(tx: Db, { team }: Scope, charges: boolean): Promise<void> {
  const rates = charges
    ? { taxRateBp: sql`coalesce(${ticketTypes.usualTaxRateBp}, ${ticketTypes.taxRateBp})`, usualTaxRateBp: null }
    : { taxRateBp: 0, usualTaxRateBp: sql`${ticketTypes.taxRateBp}` }
  const ofTeam = tx.select({ id: events.id }).from(events).where(eq(events.teamId, team))
  await tx.update(ticketTypes).set(rates).where(inArray(ticketTypes.eventId, ofTeam))
}

/**
 * Changes the order of an event's ticket types.
 * @param ids the ids of all its ticket types, in the new order
 * @throws ProblemError `not-found`; `stale` when `ids` are not exactly the ticket types of the event
 */
export async function arrangeTicketTypes(
  db: Db,
  scope: Scope,
  eventId: string,
  ids: string[],
): Promise<TicketTypeRow[]> {
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    const current = (await ticketTypesOf(tx, scope, eventId)).map(({ id }) => id)
    if ([...current].sort().join() !== [...ids].sort().join()) throw new ProblemError('stale')
    await tx
      .update(ticketTypes)
      .set({ position: sql`array_position(${sql.param(ids)}::text[], ${ticketTypes.id})` })
      .where(inArray(ticketTypes.id, ids))
    return await ticketTypesOf(tx, scope, eventId)
  })
}

/**
 * Deletes a ticket type.
 * @throws ProblemError `not-found`; `conflict` when a stored order has a ticket of it, or when it is the last of an event on sale
 */
export async function deleteTicketType(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { eventId } = await ticketTypeById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    const [ordered] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.ticketTypeId, id)).limit(1)
    if (ordered) throw new ProblemError('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    const { status } = await eventById(tx, scope, eventId)
    const others = await ticketTypesOf(tx, scope, eventId)
    if (status === 'On Sale' && others.length === 1)
      throw new ProblemError('conflict', { errors: [fault('params.id', 'no-ticket-type')] })
    await tx.delete(ticketTypes).where(eq(ticketTypes.id, id))
    await removeInventory(tx, id)
    await takeOutOfAddOnGroups(tx, eventId, id)
    await takeOutOfDiscounts(tx, eventId, id)
    await takeOutOfCodes(tx, eventId, id)
    await takeOutOfForm(tx, eventId, [id])
  })
}

async function takeOutOfAddOnGroups(tx: Db, eventId: string, id: string): Promise<void> {
  await tx
    .update(addOnGroups)
    .set({ ticketTypeIds: sql`array_remove(${addOnGroups.ticketTypeIds}, ${id})` })
    .where(and(eq(addOnGroups.eventId, eventId), arrayContains(addOnGroups.ticketTypeIds, [id])))
}

/**
 * Copies the ticket types of an event to another event, without add-ons, sales and sales windows.
 * @returns the ids of the copies, by those of the originals
 */
export async function copyTicketTypes(tx: Db, from: string, to: string): Promise<Map<string, string>> {
  const copies = new Map<string, string>()
  const rows = await tx
    .select({ type: ticketTypes, capacity: inventory.capacity })
    .from(ticketTypes)
    .innerJoin(inventory, eq(inventory.id, ticketTypes.id))
    .where(and(eq(ticketTypes.eventId, from), eq(ticketTypes.kind, 'ticket')))
    .orderBy(asc(ticketTypes.position))
  for (const { type, capacity } of rows) {
    const { createdAt: _createdAt, ...copied } = type
    const id = newId('tkt')
    copies.set(type.id, id)
    await addInventory(tx, { id, eventId: to, kind: 'ticket-type', capacity, countsIn: [to] })
    await tx.insert(ticketTypes).values({ ...copied, id, eventId: to, salesFrom: null, salesUntil: null })
  }
  return copies
}
