import { cancellationFeeOf } from '@foyer/contract/cancellation-fee'
import { Currency } from '@foyer/contract/currency'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { CorrectionPlan } from '../../../schema/json/order-money.ts'
import { notify } from '../../inbox/commands.ts'
import { lockInventoryOfOrder } from '../../inventory/commands/lock-inventory.ts'
import { lockOrder } from '../../orders/commands/lock-order.ts'
import { wasUsed } from '../../orders/queries/holder-tickets.ts'
import { isCorrecting, ledgerOf } from '../../orders/queries/ledger.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { buyerCancellationOf } from '../../orders/rules/buyer-changes.ts'
import { planCancellation } from '../../orders/rules/corrections.ts'
import { isTicket, withAddOns } from '../../orders/rules/items.ts'
import { balanceCentsOf, ticketValueOf } from '../../orders/rules/ledger.ts'
import type { OrderLink } from '../../orders/rules/links.ts'
import { endCardPayment } from '../../payments/commands/end-card-payment.ts'
import { carryOut } from './correct-order.ts'

type Deps = MailDeps & Pick<Infra, 'stripe' | 'log'>

interface Cancellation {
  ticketIds: readonly string[]
  idempotency: { key: string; requestHash: string } | undefined
}

/**
 * Cancels tickets of a paid order for its buyer, by the policy that the order was reserved with: its fee is kept, and the
 * rest is refunded at once or left to the team. A repeated call with the same key changes nothing.
 * @throws ProblemError `not-found`, `link-replaced`; `transition-refused` for a ticket that the policy does not allow to
 *   cancel, or that was used; `refund-refused` when Stripe refuses the refund, with the order as it was; `unavailable` when a
 *   card payment of the rest is open and Stripe is unreachable
 */
export async function cancelTicketsByBuyer(
  db: Db,
  deps: Deps,
  link: OrderLink,
  { ticketIds, idempotency }: Cancellation,
): Promise<void> {
  await endCardPayment(db, deps, link.id)
  await carryOut(db, deps, link.id, {
    by: undefined,
    lock: async (tx) => {
      // the inventory before the order, as everywhere
      await lockInventoryOfOrder(tx, link.id)
      await lockOrder(tx, link)
    },
    plan: (tx) => planOf(tx, link, ticketIds),
    stored: (tx) => notifyOfRefund(tx, link.id),
    idempotency,
  })
}

/** Tells the team when it has to refund by hand what the buyer has paid for the tickets. */
export async function notifyOfRefund(tx: Db, orderId: string): Promise<void> {
  const [found] = await ordersByIds(tx, [orderId])
  if (found?.order.cancellation?.refund !== 'by-team') return
  const amountCents = 0 - balanceCentsOf(await ledgerOf(tx, orderId))
  if (amountCents <= 0) return
  const { teamId, eventId, number, currency } = found.order
  const data = { number, amountCents, currency: Currency.parse(currency) }
  await notify(tx, { teamId, eventId, orderId, dedupeKey: `refund-needed:${orderId}`, kind: 'refund-needed', data })
}

async function planOf(tx: Db, link: OrderLink, ticketIds: readonly string[]): Promise<CorrectionPlan> {
  const { found, tickets } = await lockOrder(tx, link)
  const { order, event, now } = found
  const policy = order.cancellation
  const ledger = await ledgerOf(tx, order.id)
  if (!policy || (await isCorrecting(tx, order.id))) throw new ProblemError('transition-refused')
  let feeCents = 0
  for (const id of new Set(ticketIds)) {
    const row = tickets.filter(isTicket).find(({ ticket }) => ticket.id === id)
    const value = row && withAddOns([row], tickets).reduce((sum, { ticket }) => sum + ticketValueOf(ticket, ledger), 0)
    if (!row || value === undefined || !buyerCancellationOf(row.ticket, value, order, event, now))
      throw new ProblemError('transition-refused')
    if (await wasUsed(tx, id)) throw new ProblemError('transition-refused')
    feeCents += cancellationFeeOf(policy, value)
  }
  const plan = planCancellation(ledger, { ticketIds: [...new Set(ticketIds)], feeCents })
  if (!plan || plan === 'fee') throw new ProblemError('transition-refused')
  return policy.refund === 'by-team' ? { ...plan, refunds: [] } : plan
}
