import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerMailKind } from '@foyer/contract/mail-kinds'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Author } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { CorrectionPlan } from '../../../schema/json/order-money.ts'
import { orderCorrections } from '../../../schema/order-corrections.ts'
import { orders } from '../../../schema/orders.ts'
import { payments } from '../../../schema/payments.ts'
import { changeTickets } from '../../inventory/commands/change-tickets.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketsOf } from '../queries/tickets.ts'
import { ordersByIds } from '../queries.ts'
import { isTicket } from '../rules/items.ts'
import { addAdjustments } from './add-adjustments.ts'
import { enqueueAttendeeMails } from './attendee-mails.ts'
import { cancelPendingAddOns } from './cancel-pending-add-ons.ts'
import { createRefund } from './create-refund.ts'
import { moveMoney } from './money-entries.ts'
import { enqueueOrderMails } from './order-mails.ts'
import { settleOrder } from './settle-order.ts'
import { addTimelineEntry } from './timeline.ts'

/** A correction that is to be applied. */
export interface Correction {
  id: string
  orderId: string
  plan: CorrectionPlan
  /** The member who asked for it; absent when the buyer did, or the account is deleted. */
  by: Author | undefined
}

/**
 * Applies a correction: cancels its tickets and gives their seats back, adds its lines, creates the refunds that no card
 * provider sends, and mails the buyer. The caller has locked the event's inventory and stored the refunds of cards.
 * @returns the kind of the mail to the buyer
 * @throws ProblemError `transition-refused` when the order or one of its tickets was cancelled in between
 */
export async function applyCorrection(tx: Db, deps: MailDeps, correction: Correction): Promise<BuyerMailKind> {
  const { id, orderId, plan, by } = correction
  const cancelled = (await ticketsOf(tx, [orderId])).filter(({ ticket }) => plan.ticketIds.includes(ticket.id))
  await changeLines(tx, correction, cancelled)
  const byHand = plan.refunds.filter(({ method }) => method !== 'card')
  for (const refund of byHand) await createRefund(tx, { ...refund, orderId, correctionId: id }, by)
  await moveMoney(tx, orderId)
  await tx.update(orderCorrections).set({ state: 'applied' }).where(eq(orderCorrections.id, id))
  const [found] = await ordersByIds(tx, [orderId])
  const kind = mailKindOf(plan, cancelled)
  if (!found) return kind
  const mailed = { note: plan.note, refunds: plan.refunds, keptCents: keptCentsOf(plan) }
  await enqueueOrderMails(tx, deps, [{ ...found, ...mailed, kind }])
  // those of a whole order are named in the mail to the buyer
  if (!plan.whole && found.order.paidAt) await enqueueAttendeeMails(tx, deps, found, 'ticketVoid', cancelled)
  if (cancelled.length > 0) await cancelPendingAddOns(tx, deps, orderId)
  await settleOrder(tx, deps, found, by)
  await invalidateEventPage(tx, found.event.id)
  return kind
}

const keptCentsOf = ({ ticketIds, adjustments }: CorrectionPlan): number =>
  ticketIds.length === 0
    ? 0
    : adjustments.reduce((sum, { kind, amountCents }) => (kind === 'fee' ? sum + amountCents : sum), 0)

/** The kind of the mail that reports a correction. */
function mailKindOf({ whole, refunds: created }: CorrectionPlan, cancelled: readonly TicketRow[]): BuyerMailKind {
  if (whole) return created.length > 0 ? 'orderRefunded' : 'orderCancelled'
  const hasAddOns = cancelled.some(({ ticket }) => ticket.kind === 'add-on')
  if (cancelled.some(isTicket)) return hasAddOns ? 'ticketsAndAddOnsCancelled' : 'ticketsCancelled'
  return hasAddOns ? 'addOnsCancelled' : 'partRefunded'
}

async function changeLines(tx: Db, { orderId, plan, by }: Correction, cancelled: readonly TicketRow[]): Promise<void> {
  const { ticketIds, whole, adjustments, reason: detail } = plan
  if (ticketIds.length === 0) return await reducePrice(tx, orderId, plan, by)
  if (!whole) {
    const change = { orderId, cancelled: ticketIds, added: [], adjustments, by, ...entryOf(cancelled, detail) }
    const outcome = await changeTickets(tx, change)
    if (outcome !== 'changed') throw new ProblemError('transition-refused')
    return
  }
  const [transitioned] = await transitionOrders(
    tx,
    { to: 'cancelled', from: ['pending', 'paid'], timelineEntry: 'cancelled' },
    [{ id: orderId, detail, ...(by && { by }) }],
  )
  if (!transitioned) throw new ProblemError('transition-refused')
  await addAdjustments(tx, orderId, adjustments)
  await tx
    .update(payments)
    .set({ state: 'cancelled', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['created', 'pending'])))
}

/** The entry of the timeline, which names what is cancelled. */
function entryOf(cancelled: readonly TicketRow[], detail: string | undefined) {
  const tickets = cancelled.filter(isTicket)
  return {
    timelineEntry: tickets.length > 0 ? 'tickets-cancelled' : 'add-ons-cancelled',
    names: {
      tickets: namesOf(tickets, (own) => ` (${own.map(({ ticket }) => ticket.number).join(', ')})`),
      addOns: namesOf(cancelled.filter(({ ticket }) => ticket.kind === 'add-on')),
    },
    detail,
  } as const
}

/** The types of items with how many of each: `2 × Dinner, T-shirt`; undefined for none. @param more what follows each type */
function namesOf(
  items: readonly TicketRow[],
  more: (own: readonly TicketRow[]) => string = () => '',
): string | undefined {
  const byName = [...groupBy(items, ({ type }) => type.name)]
  const names = byName.map(([name, own]) => `${own.length > 1 ? `${own.length} × ` : ''}${name}${more(own)}`)
  return names.length > 0 ? names.join(', ') : undefined
}

async function reducePrice(
  tx: Db,
  orderId: string,
  { adjustments, reason }: CorrectionPlan,
  by: Author | undefined,
): Promise<void> {
  if (adjustments.length === 0) return
  await addAdjustments(tx, orderId, adjustments)
  const changeCents = adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  await tx
    .update(orders)
    .set({ totalCents: sql`${orders.totalCents} + ${changeCents}` })
    // the total of a cancelled order stays what it was; it is computed again when the order is reactivated
    .where(and(eq(orders.id, orderId), inArray(orders.status, ['pending', 'paid'])))
  const detail = reason === undefined ? {} : { detail: reason }
  await addTimelineEntry(tx, orderId, {
    kind: 'price-reduced',
    amountCents: changeCents,
    ...detail,
    ...(by && { by }),
  })
}
