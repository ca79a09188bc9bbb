import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inventory } from '../../../schema/inventory.ts'

/** The field of a request with a number of seats or uses. */
export type CapacityPath = 'body.capacity' | 'body.uses' | `body.addOns.${number}.capacity`

/** The inventory row of an event, ticket type, shared capacity or code. */
export const rowOf = async (tx: Db, id: string) => (await tx.select().from(inventory).where(eq(inventory.id, id)))[0]

/** Sets aside more seats of a ticket type, or fewer, also in the rows that it counts in. */
export async function setAside(tx: Db, typeId: string, seats: number, path: CapacityPath): Promise<void> {
  const type = await rowOf(tx, typeId)
  const rows = inArray(inventory.id, [typeId, ...(type?.countsIn ?? [])])
  const left = sql<
    number | null
  >`min(${inventory.capacity} - ${inventory.held} - ${inventory.sold} - ${inventory.setAside})`
  const [found] = await tx.select({ left }).from(inventory).where(rows)
  const most = found?.left ?? Number.POSITIVE_INFINITY
  if (seats > Math.max(0, most))
    throw new ProblemError('validation', { errors: [fault(path, 'not-enough-left', most)] })
  await tx
    .update(inventory)
    .set({ setAside: sql`${inventory.setAside} + ${seats}` })
    .where(rows)
}
