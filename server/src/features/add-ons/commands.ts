import type { AddOnGroupChanges, GivenAddOn, NewAddOnGroup } from '@foyer/contract/add-ons'
import { maxAddOnGroups } from '@foyer/contract/add-ons'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import { maxTicketsPerType } from '@foyer/contract/ticket-limits'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { addOnGroups } from '../../schema/add-on-groups.ts'
import { inventory } from '../../schema/inventory.ts'
import { tickets } from '../../schema/orders.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { sameWallTime } from '../events/commands/move-times.ts'
import { chargesVat, eventById } from '../events/queries.ts'
import { taxOf } from '../events/rules.ts'
import { addInventory, changeCapacity, removeInventory } from '../inventory/commands/inventory-rows.ts'
import { lockInventoryAndBumpVersion } from '../inventory/commands/lock-inventory.ts'
import { takeOutOfForm } from '../order-questions/commands.ts'
import type { AddOnGroupRow } from './queries.ts'
import { addOnGroupById, addOnGroupsOf } from './queries.ts'

/**
 * Creates a group of add-ons, as the last of the event.
 * @throws ProblemError `not-found`; `conflict` when the event has the maximum of groups; `validation`
 */
export async function createAddOnGroup(
  db: Db,
  scope: Scope,
  eventId: string,
  { addOns, description, ticketTypeIds, ...group }: NewAddOnGroup,
): Promise<AddOnGroupRow> {
  const id = newId('aog')
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    const others = await addOnGroupsOf(tx, scope, eventId)
    if (others.length >= maxAddOnGroups)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxAddOnGroups} groups of add-ons.` })
    await refuseForeignTypes(tx, eventId, ticketTypeIds)
    const position = Math.max(0, ...others.map((other) => other.position + 1))
    await tx.insert(addOnGroups).values({
      ...group,
      id,
      eventId,
      position,
      description: description ?? null,
      ticketTypeIds: ticketTypeIds ?? null,
    })
    await setAddOns(tx, { id, eventId, addOns: [] }, addOns)
    await sortAddOns(tx, eventId)
    return await addOnGroupById(tx, scope, id)
  })
}

/**
 * Changes the given fields of a group of add-ons.
 * @throws ProblemError `not-found`; `conflict` when an add-on that is removed has orders; `validation`, also when a capacity
 *   would be below those held and sold
 */
export async function changeAddOnGroup(
  db: Db,
  scope: Scope,
  id: string,
  { addOns, ...changes }: AddOnGroupChanges,
): Promise<AddOnGroupRow> {
  return await db.transaction(async (tx) => {
    const { eventId } = await addOnGroupById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    const before = await addOnGroupById(tx, scope, id)
    const limits = { minPerTicket: before.minPerTicket, maxPerTicket: before.maxPerTicket, ...defined(changes) }
    if (limits.minPerTicket > limits.maxPerTicket)
      throw new ProblemError('validation', { errors: [fault('body.minPerTicket', 'min-above-max')] })
    await refuseForeignTypes(tx, eventId, changes.ticketTypeIds)
    const set = defined(changes)
    if (Object.keys(set).length > 0) await tx.update(addOnGroups).set(set).where(eq(addOnGroups.id, id))
    if (addOns) {
      await setAddOns(tx, before, addOns)
      await sortAddOns(tx, eventId)
    }
    return await addOnGroupById(tx, scope, id)
  })
}

/** Deletes a group of add-ons. @throws ProblemError `not-found`; `conflict` when an order has one of them */
export async function deleteAddOnGroup(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { eventId } = await addOnGroupById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    const { addOns } = await addOnGroupById(tx, scope, id)
    await removeAddOns(tx, eventId, ids(addOns), 'params.id')
    await tx.delete(addOnGroups).where(eq(addOnGroups.id, id))
  })
}

/**
 * Changes the order of an event's groups of add-ons.
 * @param ids the ids of all its groups, in the new order
 * @throws ProblemError `not-found`; `stale` when `ids` are not exactly the groups of the event
 */
export async function arrangeAddOnGroups(
  db: Db,
  scope: Scope,
  eventId: string,
  inOrder: string[],
): Promise<AddOnGroupRow[]> {
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    const current = ids(await addOnGroupsOf(tx, scope, eventId))
    if (current.toSorted().join() !== inOrder.toSorted().join()) throw new ProblemError('stale')
    await tx
      .update(addOnGroups)
      .set({ position: sql`array_position(${sql.param(inOrder)}::text[], ${addOnGroups.id})` })
      .where(inArray(addOnGroups.id, inOrder))
    await sortAddOns(tx, eventId)
    return await addOnGroupsOf(tx, scope, eventId)
  })
}

/**
 * Keeps the local time until which add-ons are sold later, in a new time zone. The caller has locked the inventory of the
 * event.
 */
export async function moveLaterSales(tx: Db, eventId: string, zone: ZoneChange): Promise<void> {
  await tx
    .update(addOnGroups)
    .set({ laterUntil: sameWallTime(addOnGroups.laterUntil, zone) })
    .where(eq(addOnGroups.eventId, eventId))
}

/**
 * Gives a copied event the groups of add-ons of the original.
 * @param copies the ids of its ticket types, by the original ones
 * @returns the same of its add-ons
 */
export async function copyAddOnGroups(
  tx: Db,
  from: string,
  to: string,
  copies: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const copiedAddOns = new Map<string, string>()
  const groups = await tx.select().from(addOnGroups).where(eq(addOnGroups.eventId, from))
  for (const { id: original, createdAt: _createdAt, ticketTypeIds, ...group } of groups) {
    const id = newId('aog')
    const types = ticketTypeIds?.flatMap((each) => copies.get(each) ?? []) ?? null
    await tx.insert(addOnGroups).values({ ...group, id, eventId: to, ticketTypeIds: types, laterUntil: null })
    const rows = await tx
      .select({ type: ticketTypes, capacity: inventory.capacity })
      .from(ticketTypes)
      .innerJoin(inventory, eq(inventory.id, ticketTypes.id))
      .where(eq(ticketTypes.addOnGroupId, original))
    for (const { type, capacity } of rows) {
      const { createdAt: _typeCreatedAt, ...copied } = type
      const copy = newId('tkt')
      await addInventory(tx, { id: copy, eventId: to, kind: 'ticket-type', capacity })
      await tx.insert(ticketTypes).values({ ...copied, id: copy, eventId: to, addOnGroupId: id })
      copiedAddOns.set(type.id, copy)
    }
  }
  return copiedAddOns
}

interface Group {
  id: string
  eventId: string
  addOns: readonly { id: string; taxRateBp: number; capacity: number }[]
}

/** Makes the add-ons of a group those that were given, in their order. */
async function setAddOns(tx: Db, { id: groupId, eventId, addOns }: Group, given: readonly GivenAddOn[]): Promise<void> {
  const before = new Map(addOns.map((addOn) => [addOn.id, addOn]))
  const kept = new Set(given.flatMap(({ id }) => id ?? []))
  const foreign = given.flatMap(({ id }, at) =>
    id === undefined || before.has(id) ? [] : [fault(`body.addOns.${at}.id`, 'not-allowed')],
  )
  if (foreign.length > 0) throw new ProblemError('validation', { errors: foreign })
  await removeAddOns(
    tx,
    eventId,
    ids(addOns).filter((id) => !kept.has(id)),
    'body.addOns',
  )
  const charges = await chargesVat(tx, eventId)
  for (const [position, { id, name, priceCents, taxRateBp, capacity }] of given.entries()) {
    const current = before.get(id ?? '')
    if (current) {
      if (capacity !== current.capacity)
        await changeCapacity(tx, current.id, capacity, `body.addOns.${position}.capacity`)
      // a small business has 0 here, and keeps the usual rate
      const tax = taxRateBp === current.taxRateBp ? {} : taxOf(taxRateBp, charges)
      await tx
        .update(ticketTypes)
        .set({ name, priceCents, position, ...tax })
        .where(eq(ticketTypes.id, current.id))
      continue
    }
    const own = newId('tkt')
    // an add-on counts in no other row: it is no seat of the event
    await addInventory(tx, { id: own, eventId, kind: 'ticket-type', capacity })
    await tx.insert(ticketTypes).values({
      id: own,
      eventId,
      kind: 'add-on',
      addOnGroupId: groupId,
      name,
      priceCents,
      position,
      minPerOrder: 1,
      maxPerOrder: maxTicketsPerType,
      hidden: false,
      ...taxOf(taxRateBp, charges),
    })
  }
}

/** The position of the first add-on: after all ticket types, as on pages. */
const firstPosition = 1000

/** Gives the add-ons of an event their positions, group by group, so that orders list them as the choice does. */
async function sortAddOns(tx: Db, eventId: string): Promise<void> {
  await tx.execute(sql`
    update ticket_types t set position = sorted.position from (
      select y.id, ${firstPosition} - 1 + row_number() over (order by g.position, g.id, y.position, y.id) as position
      from ticket_types y join add_on_groups g on g.id = y.add_on_group_id where g.event_id = ${eventId}
    ) sorted
    where t.id = sorted.id and t.position <> sorted.position`)
}

/** @param path the field of the request that removes them */
async function removeAddOns(tx: Db, eventId: string, removed: string[], path: string): Promise<void> {
  if (removed.length === 0) return
  const [ordered] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(inArray(tickets.ticketTypeId, removed))
    .limit(1)
  if (ordered) throw new ProblemError('conflict', { errors: [fault(path, 'orders-in-it')] })
  await tx.delete(ticketTypes).where(inArray(ticketTypes.id, removed))
  for (const id of removed) await removeInventory(tx, id)
  await takeOutOfForm(tx, eventId, removed)
}

async function refuseForeignTypes(tx: Db, eventId: string, typeIds: readonly string[] | null | undefined) {
  if (!typeIds) return
  const own = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'ticket'), inArray(ticketTypes.id, [...typeIds])))
  if (own.length < new Set(typeIds).size)
    throw new ProblemError('validation', { errors: [fault('body.ticketTypeIds', 'not-of-event')] })
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Without the fields that were not sent. */
function defined({ name, description, minPerTicket, maxPerTicket, ticketTypeIds }: Omit<AddOnGroupChanges, 'addOns'>) {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(minPerTicket !== undefined && { minPerTicket }),
    ...(maxPerTicket !== undefined && { maxPerTicket }),
    ...(ticketTypeIds !== undefined && { ticketTypeIds }),
  }
}
