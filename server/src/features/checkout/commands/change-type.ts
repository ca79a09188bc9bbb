import { randomBytes } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { TypeChange } from '@foyer/contract/order-changes'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { changeTickets } from '../../inventory/commands/change-tickets.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { randomShortNumber } from '../../inventory/service/short-number.ts'
import { moveAnswers } from '../../order-questions/commands/move-answers.ts'
import { enqueueAttendeeMails } from '../../orders/commands/attendee-mails.ts'
import { moveMoney } from '../../orders/commands/money-entries.ts'
import { moveAddOns } from '../../orders/commands/move-add-ons.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { settleOrder } from '../../orders/commands/settle-order.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import type { TicketRow } from '../../orders/queries/tickets.ts'
import { ticketsOf } from '../../orders/queries/tickets.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { orderById } from '../../orders/queries.ts'
import { takenBack } from '../../orders/rules/corrections.ts'
import { isTicket } from '../../orders/rules/items.ts'
import { ticketTypeById } from '../../ticket-types/queries.ts'
import { lockForAction } from './lock-for-action.ts'

/**
 * Changes a ticket to another type of its event, also to a hidden one or one that is not on sale now: cancels the ticket
 * and adds one of the other type at its price of now, for the same attendee, to which its add-ons and answers belong from then
 * on. The door refuses the old one. The buyer is mailed. An order that was paid stays paid, and the amount by which its price
 * rises is left to pay.
 * @throws ProblemError `not-found`; `transition-refused` when the order or the ticket was cancelled, or the ticket has that
 *   type; `price-changed`; `sold-out`
 */
export async function changeTicketType(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  orderId: string,
  { ticketId, ticketTypeId, priceCents, note }: TypeChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { event } = await lockForAction(tx, scope, orderId, 'change-type')
    const type = await ticketTypeById(tx, scope, ticketTypeId)
    if (type.eventId !== event.id) throw new ProblemError('not-found')
    const old = (await ticketsOf(tx, [orderId])).find(({ ticket }) => ticket.id === ticketId)
    if (!old || !isTicket(old) || old.ticket.ticketTypeId === type.id) throw new ProblemError('transition-refused')
    if (type.priceCents !== priceCents) throw new ProblemError('price-changed')
    const ledger = await ledgerOf(tx, orderId)
    const changed = ledger.tickets.filter(({ id }) => id === ticketId)
    const added = {
      id: newId('tic'),
      number: randomShortNumber(),
      seed: randomBytes(16),
      name: old.ticket.name,
      email: old.ticket.email,
      passedOnAt: old.ticket.passedOnAt,
      ticketTypeId: type.id,
      priceCents: type.priceCents,
      taxRateBp: type.taxRateBp,
    }
    const outcome = await changeTickets(tx, {
      orderId,
      cancelled: [ticketId],
      added: [added],
      adjustments: takenBack(ledger, changed),
      timelineEntry: 'type-changed',
      by: scope,
      names: { tickets: named(old.type, old.ticket) },
      detail: named(type, added),
    })
    if (outcome === 'sold-out') throw new ProblemError('sold-out')
    if (outcome === 'refused') throw new ProblemError('transition-refused')
    await moveMoney(tx, orderId)
    await moveAddOns(tx, ticketId, added.id)
    await moveAnswers(tx, ticketId, added.id)
    const found = await orderById(tx, scope, orderId)
    const isSettled = await settleOrder(tx, deps, found, scope)
    if (!isSettled) await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderChanged', note }])
    if (found.order.status === 'paid') await mailAttendee(tx, deps, found, old, added.id)
    await invalidateEventPage(tx, event.id)
  })
}

/** A ticket for the timeline: `Balcony (XD4N-P2VH)`. */
const named = ({ name }: { name: string }, { number }: { number: string }): string => `${name} (${number})`

/** Mails an attendee with an address of their own that the old ticket is void, and the new one. */
async function mailAttendee(
  tx: Db,
  deps: MailDeps,
  found: OrderDetails,
  old: TicketRow,
  addedId: string,
): Promise<void> {
  await enqueueAttendeeMails(tx, deps, found, 'ticketVoid', [old])
  const added = (await ticketsOf(tx, [found.order.id])).filter(({ ticket }) => ticket.id === addedId)
  const kind = old.ticket.passedOnAt ? 'passedOnTicket' : 'attendeeTicket'
  await enqueueAttendeeMails(tx, deps, found, kind, added)
}
