import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { mostTicketTypes } from '@foyer/contract/ticket-limits'
import type { NewTicketType, TicketTypeChanges } from '@foyer/contract/ticket-types'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { tickets } from '../../schema/orders.ts'
import { stock } from '../../schema/stock.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { addSeats, changeOffer, removeSeats, resize } from '../admission/commands.ts'
import { eventById } from '../events/queries.ts'
import type { Scope } from '../teams/rules.ts'
import type { TicketTypeRow } from './queries.ts'
import { ticketTypeById, ticketTypesOf } from './queries.ts'
import { changed, faultsOf, momentOf } from './rules.ts'

/**
 * Adds a ticket type, the last on the page.
 * @throws Refused `not-found`; `conflict` when the event has as many as it may
 */
export async function createTicketType(
  db: Db,
  scope: Scope,
  eventId: string,
  { capacity, ...type }: NewTicketType,
): Promise<TicketTypeRow> {
  const id = newId('tkt')
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await changeOffer(tx, eventId)
    const others = await ticketTypesOf(tx, scope, eventId)
    if (others.length >= mostTicketTypes)
      throw new Refused('conflict', { detail: 'The event has too many ticket types.' })
    const position = Math.max(0, ...others.map((other) => other.position + 1))
    await addSeats(tx, eventId, id, capacity)
    const window = { salesFrom: momentOf(type.salesFrom), salesUntil: momentOf(type.salesUntil) }
    await tx.insert(ticketTypes).values({ ...type, ...window, id, eventId, position })
    return await ticketTypeById(tx, scope, id)
  })
}

/**
 * Changes what is given.
 * @throws Refused `not-found`; `validation`, also when the capacity would be below what is held and sold
 */
export async function changeTicketType(
  db: Db,
  scope: Scope,
  id: string,
  { capacity, ...changes }: TicketTypeChanges,
): Promise<TicketTypeRow> {
  return await db.transaction(async (tx) => {
    const { eventId } = await ticketTypeById(tx, scope, id)
    await changeOffer(tx, eventId)
    const next = changed(await ticketTypeById(tx, scope, id), changes)
    const errors = faultsOf(next)
    if (errors.length > 0) throw new Refused('validation', { errors })
    if (capacity !== undefined) await resize(tx, id, capacity)
    await tx.update(ticketTypes).set(next).where(eq(ticketTypes.id, id))
    return await ticketTypeById(tx, scope, id)
  })
}

/**
 * Puts the ticket types of an event into another order.
 * @throws Refused `not-found`; `stale` when those given are not those there are
 */
export async function arrangeTicketTypes(
  db: Db,
  scope: Scope,
  eventId: string,
  ids: string[],
): Promise<TicketTypeRow[]> {
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await changeOffer(tx, eventId)
    const there = (await ticketTypesOf(tx, scope, eventId)).map(({ id }) => id)
    if ([...there].sort().join() !== [...ids].sort().join()) throw new Refused('stale')
    await tx
      .update(ticketTypes)
      .set({ position: sql`array_position(${sql.param(ids)}::text[], ${ticketTypes.id})` })
      .where(eq(ticketTypes.eventId, eventId))
    return await ticketTypesOf(tx, scope, eventId)
  })
}

/**
 * Deletes a ticket type for good.
 * @throws Refused `not-found`; `conflict` when one of it was ever ordered, or when it is the last of an event on sale
 */
export async function deleteTicketType(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { eventId } = await ticketTypeById(tx, scope, id)
    await changeOffer(tx, eventId)
    const [ordered] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.ticketTypeId, id)).limit(1)
    if (ordered) throw new Refused('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    const { status } = await eventById(tx, scope, eventId)
    const others = await ticketTypesOf(tx, scope, eventId)
    if (status === 'On Sale' && others.length === 1)
      throw new Refused('conflict', { errors: [fault('params.id', 'no-ticket-type')] })
    await tx.delete(ticketTypes).where(eq(ticketTypes.id, id))
    await removeSeats(tx, id)
  })
}

/** Copies the ticket types of an event to another, with nothing sold and without their sales windows. */
export async function copyTicketTypes(tx: Db, from: string, to: string): Promise<void> {
  const rows = await tx
    .select({ type: ticketTypes, capacity: stock.capacity })
    .from(ticketTypes)
    .innerJoin(stock, eq(stock.id, ticketTypes.id))
    .where(eq(ticketTypes.eventId, from))
    .orderBy(asc(ticketTypes.position))
  for (const { type, capacity } of rows) {
    const { createdAt: _createdAt, ...copied } = type
    const id = newId('tkt')
    await addSeats(tx, to, id, capacity ?? 0)
    await tx.insert(ticketTypes).values({ ...copied, id, eventId: to, salesFrom: null, salesUntil: null })
  }
}
