import type { EntryKind } from '@foyer/contract/orders'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { orderEntries } from '../../../schema/orders.ts'

/** Adds a line to an order's timeline. */
export async function note(
  db: Db,
  orderId: string,
  entry: { kind: EntryKind; by?: string; detail?: string; amountCents?: number },
): Promise<void> {
  await db.insert(orderEntries).values({ id: newId('ent'), orderId, ...entry })
}
