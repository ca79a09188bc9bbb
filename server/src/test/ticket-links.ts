import { asc, eq } from 'drizzle-orm'
import { ticketTokenOf } from '../features/orders/rules/links.ts'
import { tickets } from '../schema/orders.ts'
import type { TestApp } from './app.ts'

/** The first ticket of an order, and the token of its own page. */
export async function firstTicketOf({ db, signer }: Pick<TestApp, 'db' | 'signer'>, orderId: string) {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.orderId, orderId)).orderBy(asc(tickets.id))
  if (!ticket) throw new Error(`The order ${orderId} has no ticket`)
  return { id: ticket.id, token: ticketTokenOf(signer, ticket) }
}
