import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inventory } from '../../../schema/inventory.ts'
import type { orders } from '../../../schema/orders.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'
import type { OfferedCode } from '../queries.ts'
import { effectOf } from '../rules.ts'

/**
 * The codes of an event by their texts. They are no part of its offer, which thousands of codes would make large. Read
 * after the offer, they are as right as the offer: every change of a code raises the version that the statement compares.
 * @returns the codes by text; one that the event does not have, or that is deleted, is missing
 */
export async function codesOf(db: Db, eventId: string, texts: readonly string[]): Promise<Map<string, OfferedCode>> {
  const rows = await db
    .select({ row: promoCodes, seats: inventory })
    .from(promoCodes)
    .innerJoin(inventory, eq(inventory.id, promoCodes.id))
    .where(and(eq(promoCodes.eventId, eventId), inArray(promoCodes.code, [...texts]), isNull(promoCodes.deletedAt)))
  return new Map(rows.map(({ row, seats }) => [row.code, offeredCode(row, seats)]))
}

/** The text of a code that is valid now. @returns undefined when it is deleted, is over or has not begun */
export async function validCodeText(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.id, id),
        isNull(promoCodes.deletedAt),
        sql`coalesce(${promoCodes.validFrom}, '-infinity') <= now() and now() < coalesce(${promoCodes.validUntil}, 'infinity')`,
      ),
    )
  return found?.code
}

/** Whether a buyer has too few uses left of the code of an order. The caller has locked the inventory of its event. */
export async function isOverCodeLimit(tx: Db, orderId: string, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select orders_over_code_limit(array[${orderId}::text], array[${email}::text])`)
  return rows.length > 0
}

/**
 * Whether the buyer of an expired or cancelled order has used its code in other orders since, as often as an email address may.
 * The caller has locked the inventory of its event.
 */
export const isCodeUsedSince = async (
  tx: Db,
  { id, codeId, email }: Pick<typeof orders.$inferSelect, 'id' | 'codeId' | 'email'>,
): Promise<boolean> => codeId !== null && email !== null && (await isOverCodeLimit(tx, id, email))

const offeredCode = (row: typeof promoCodes.$inferSelect, seats: typeof inventory.$inferSelect): OfferedCode => ({
  id: row.id,
  code: row.code,
  use: row.use,
  ...(row.ticketTypeIds && { ticketTypeIds: row.ticketTypeIds }),
  effect: effectOf(row),
  minTickets: row.minTickets,
  minCents: row.minCents,
  withDiscounts: row.withDiscounts,
  unlocks: row.unlocks,
  ...(seats.setsAsideIn !== null && { holds: seats.setsAsideIn }),
  isLimitedByEmail: row.perEmail !== null,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  usesLeft: seats.capacity === null ? null : seats.capacity - seats.held - seats.sold,
})
