import { discountsOfCopy, withoutType } from '@foyer/contract/discount-rules'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'

/** Gives a copied event the discounts of the original. @param copies the ids of its ticket types, by the original ones */
export async function copyDiscounts(
  tx: Db,
  from: string,
  to: string,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const discounts = discountsOfCopy(await discountsOf(tx, from), copies)
  await tx.update(events).set({ discounts }).where(eq(events.id, to))
}

/** Takes a deleted ticket type out of the discounts of its event. The caller has locked the inventory of the event. */
export async function takeOutOfDiscounts(tx: Db, eventId: string, ticketTypeId: string): Promise<void> {
  const before = await discountsOf(tx, eventId)
  const discounts = withoutType(before, ticketTypeId)
  if (JSON.stringify(discounts) === JSON.stringify(before)) return
  await tx
    .update(events)
    .set({ discounts, version: sql`${events.version} + 1` })
    .where(eq(events.id, eventId))
}

async function discountsOf(tx: Db, eventId: string) {
  const [event] = await tx.select({ discounts: events.discounts }).from(events).where(eq(events.id, eventId))
  return event?.discounts ?? []
}
