import type { NewDoorPayment } from '@foyer/contract/check-in-devices'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { doorPayments } from '../../../schema/check-in.ts'
import { payInPerson } from '../../checkout/commands/pay-in-person.ts'
import { endCardPayment } from '../../payments/commands/end-card-payment.ts'
import { ticketsAtList } from '../queries/tickets-at-door.ts'
import type { OpenedLink } from '../queries.ts'
import { verdictAtList } from '../rules.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'>

/**
 * Records the money that a device has taken for the order of a ticket, once for each scan. An open card payment of the
 * order is ended first, so that it is not paid twice.
 * @returns whether the money is recorded. `false`: another device or the buyer has paid before, the order is cancelled,
 *   another amount is owed, or the list does not let the ticket in
 * @throws ProblemError `unavailable` when Stripe is unreachable and a card payment is open
 */
export async function takePayment(
  db: Db,
  deps: Deps,
  { link, list, event, now }: OpenedLink,
  { id: scanId, device, ticket: ticketId, method, amountCents }: NewDoorPayment,
): Promise<boolean> {
  const [ticket] = await ticketsAtList(db, list.id, sql`t.id = ${ticketId} and o.event_id = ${event.id}`, 1)
  // asked after the ticket: the same request may have taken the money since
  if (await isTaken(db, list.id, scanId)) return true
  if (!ticket || verdictAtList('entry', ticket, { list, link }, now.getTime()) !== 'unpaid') return false
  const orderId = ticket.order_id
  await endCardPayment(db, deps, orderId)
  return await db.transaction(async (tx) => {
    const paid = await payInPerson(tx, deps, orderId, { method, amountCents, gate: link.gate })
    // the same request may have been waiting for the same lock
    if (!paid) return await isTaken(tx, list.id, scanId)
    await tx
      .insert(doorPayments)
      .values({ listId: list.id, scanId, linkId: link.id, device, orderId, method, amountCents })
    return true
  })
}

async function isTaken(db: Db, listId: string, scanId: string): Promise<boolean> {
  const [row] = await db
    .select({ scanId: doorPayments.scanId })
    .from(doorPayments)
    .where(and(eq(doorPayments.listId, listId), eq(doorPayments.scanId, scanId)))
  return row !== undefined
}
