import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders, tickets } from '../../../schema/orders.ts'

/** Records the first download of an order's tickets by its buyer. */
export async function markOrderDownloaded(db: Db, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ ticketsDownloadedAt: sql`now()` })
    .where(and(eq(orders.id, id), isNull(orders.ticketsDownloadedAt)))
}

/** Records the first download of a ticket by its attendee. */
export async function markTicketDownloaded(db: Db, id: string): Promise<void> {
  await db
    .update(tickets)
    .set({ downloadedAt: sql`now()` })
    .where(and(eq(tickets.id, id), isNull(tickets.downloadedAt)))
}
