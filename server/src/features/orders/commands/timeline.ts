import type { EntryKind } from '@foyer/contract/order-timeline'
import type { Author } from '../../../lib/author.ts'
import { authorColumns } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { orderEntries } from '../../../schema/orders.ts'

/** Adds an entry to an order's timeline. @param entry `by` is the member who acted; absent otherwise */
export async function addTimelineEntry(
  db: Db,
  orderId: string,
  { by, ...entry }: { kind: EntryKind; by?: Author; detail?: string; amountCents?: number },
): Promise<void> {
  await db.insert(orderEntries).values({ id: newId('ent'), orderId, ...entry, ...authorColumns(by) })
}
