import { ProblemError } from '@foyer/contract/http/problem-error'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import { lockInventoryOfOrder } from '../../inventory/commands/lock-inventory.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketsOf } from '../queries/tickets.ts'
import type { OrderDetails } from '../queries.ts'
import { ordersByIds } from '../queries.ts'
import type { OrderLink } from '../rules/links.ts'

/** The link of a buyer; without a version, the lock is for the attendee of a ticket. */
type LockedLink = Pick<OrderLink, 'id'> & Partial<OrderLink>

/**
 * Locks an order for a change by its buyer or an attendee, so that it keeps its status, and its link, until the transaction ends.
 * @throws ProblemError `not-found`; `link-replaced` when the order has another link by now
 */
export async function lockOrder(
  tx: Db,
  { id, linkVersion }: LockedLink,
): Promise<{ found: OrderDetails; tickets: TicketRow[] }> {
  const locked = await tx.select({ version: orders.linkVersion }).from(orders).where(eq(orders.id, id)).for('update')
  const isReplaced = linkVersion !== undefined && locked.some(({ version }) => version !== linkVersion)
  if (isReplaced) throw new ProblemError('link-replaced')
  const [found] = await ordersByIds(tx, [id])
  if (!found) throw new ProblemError('not-found')
  return { found, tickets: await ticketsOf(tx, [id]) }
}

/**
 * Locks an order before its payments, its refunds and its line of a bank statement are changed. Lock order: the order first. This
 * prevents deadlocks.
 */
export async function lockOrderById(tx: Db, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('no key update')
}

/**
 * As `lockOrderById`, for transactions that change seats or amounts: the inventory of the order's event is locked before it. Card
 * payments start under the lock of their order: so an order waits for a transfer or for a card, never for both.
 */
export async function lockInventoryAndOrder(tx: Db, orderId: string): Promise<void> {
  await lockInventoryOfOrder(tx, orderId)
  await lockOrderById(tx, orderId)
}
