import { overAt } from '@foyer/contract/event-over'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import type { OrderDetails } from '../queries.ts'
import { ordersByIds } from '../queries.ts'

/** The most orders, and the most tickets, that one mail lists. */
const maxListedTickets = 50

/** The orders of an email address whose events are not over, the next one first. @param email in lower case */
export async function upcomingOrdersOf(db: Db, email: string): Promise<OrderDetails[]> {
  const own = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.email} = ${email} and ${inArray(orders.status, ['paid', 'pending', 'requested'])}`)
    .orderBy(desc(orders.id))
    .limit(maxListedTickets)
  return upcoming(
    await ordersByIds(
      db,
      own.map(({ id }) => id),
    ),
  )
}

/** The tickets of attendees with an email address, with their paid orders, whose events are not over. */
export async function upcomingTicketsOf(db: Db, email: string) {
  const own = await db
    .select()
    .from(tickets)
    .where(eq(tickets.email, email))
    .orderBy(desc(tickets.id))
    .limit(maxListedTickets)
  const found = await ordersByIds(
    db,
    own.map(({ orderId }) => orderId),
  )
  return upcoming(found)
    .filter(({ order }) => order.status === 'paid')
    .flatMap((each) => own.filter(({ orderId }) => orderId === each.order.id).map((ticket) => ({ ...each, ticket })))
}

const upcoming = (found: readonly OrderDetails[]): OrderDetails[] =>
  found
    .filter(({ event, now }) => (overAt(event) ?? now) >= now)
    .sort((a, b) => a.event.date.getTime() - b.event.date.getTime())
