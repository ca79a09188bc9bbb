import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { orders } from '../../schema/orders.ts'
import { stock } from '../../schema/stock.ts'

/** The channel on which processes tell each other that what an event offers has changed. Its payload is the event's id. */
export const offersChannel = 'offers'

/** Begins an event's books: none held, none sold, no cap. */
export async function openBooks(tx: Db, eventId: string): Promise<void> {
  await tx.insert(stock).values({ id: eventId, eventId })
}

/**
 * To be called first by whoever changes what an event sells, in their transaction: from then on no order is let in and
 * none changes until the transaction ends, and orders that were priced by the old offer are priced anew. Since
 * everybody begins at this row, nobody waits for each other in a circle.
 */
export async function changeOffer(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(stock)
    .set({ version: sql`${stock.version} + 1` })
    .where(eq(stock.id, eventId))
  await tellOffer(tx, eventId)
}

/** Keeps what an event has held and sold as it is until the transaction ends, without pricing anything anew. */
export async function holdBooks(tx: Db, eventId: string): Promise<void> {
  await tx.select({ id: stock.id }).from(stock).where(eq(stock.id, eventId)).for('update')
}

/** Tells every process that the public page of an event shows something old. */
export async function tellOffer(db: Db, eventId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${offersChannel}, ${eventId})`)
}

/** The same of all public pages of a team. */
export async function tellOffers(db: Db, teamId: string): Promise<void> {
  await db.execute(
    sql`select pg_notify(${offersChannel}, ${events.id}) from ${events} where ${events.teamId} = ${teamId} and ${events.status} <> 'test'`,
  )
}

/** Adds seats of a new ticket type. */
export async function addSeats(tx: Db, eventId: string, ticketTypeId: string, capacity: number): Promise<void> {
  await tx.insert(stock).values({ id: ticketTypeId, eventId, capacity })
}

/**
 * Changes how many seats there are of a ticket type, or at most in an event.
 * @param capacity null: as many as the ticket types have, for an event only
 * @throws Refused `validation` with the number of seats that are held or sold when it is below them
 */
export async function resize(tx: Db, id: string, capacity: number | null): Promise<void> {
  const taken = sql<number>`${stock.held} + ${stock.sold}`
  const [row] = await tx
    .update(stock)
    .set({ capacity })
    .where(and(eq(stock.id, id), capacity === null ? undefined : lte(taken, capacity)))
    .returning({ id: stock.id })
  if (row) return
  const [full] = await tx.select({ taken }).from(stock).where(eq(stock.id, id))
  throw new Refused('validation', { errors: [fault('body.capacity', 'below-seats-taken', full?.taken ?? 0)] })
}

/** Takes the seats of a ticket type away for good. */
export async function removeSeats(tx: Db, ticketTypeId: string): Promise<void> {
  await tx.delete(stock).where(eq(stock.id, ticketTypeId))
}

/** Removes an event's test orders with all that belongs to them, and begins its books anew. */
export async function forgetTestOrders(tx: Db, eventId: string): Promise<void> {
  await tx.delete(orders).where(and(eq(orders.eventId, eventId), eq(orders.test, true)))
  await tx.update(stock).set({ held: 0, sold: 0 }).where(eq(stock.eventId, eventId))
}
