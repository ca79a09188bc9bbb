import { completionFaults } from '@foyer/contract/completion-rules'
import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { offeredMethods } from '@foyer/contract/offered-methods'
import type { OrderCompletion } from '@foyer/contract/orders'
import { acceptanceFaults } from '../inventory/rules.ts'
import { validTexts } from '../legal-texts/rules.ts'
import { askedForm } from '../order-questions/rules.ts'
import { answeringTickets } from '../orders/rules/buyer-answers.ts'
import { isTicket } from '../orders/rules/items.ts'
import { isLapsed, needsApproval } from '../orders/rules.ts'
import type { OrderWithTickets } from '../orders/service/lookup.ts'

/**
 * Checks a completion of an order; of one that is completed already, only its attendees.
 * @throws ProblemError `validation` when the payment method is missing or not offered, a text is not accepted, a name is for
 *   a ticket of another order, or an answer is missing or wrong
 */
export function validateCompletion(found: OrderWithTickets, completion: OrderCompletion): void {
  const errors = found.order.status === 'reserved' ? allFaults(found, completion) : attendeeFaults(found, completion)
  if (errors.length > 0) throw new ProblemError('validation', { errors })
}

/** Whether a completion is right for an order. One that is not is refused only with the order that is read. */
export function isComplete(found: OrderWithTickets, completion: OrderCompletion): boolean {
  // the recipient of an invoice is asked for first; a free order has no invoice
  if (completion.paymentMethod !== 'free' && found.team.invoices === 'always') return false
  return !isLapsed(found) && allFaults(found, completion).length === 0
}

/** Whether an attendee has details. The form of the checkout has fields for every attendee, and most buyers leave them empty. */
export const isNamed = ({ name, email }: NonNullable<OrderCompletion['attendees']>[number]): boolean =>
  Boolean(name || email)

const allFaults = (found: OrderWithTickets, completion: OrderCompletion): FieldError[] => [
  ...methodFaults(found, completion.paymentMethod),
  ...acceptanceFaults(validTexts(found), completion.acceptedTexts ?? [], 'body'),
  ...attendeeFaults(found, completion),
  ...formFaults(found, completion),
]

/** The fault of a payment method: an order that needs approval has none yet. */
function methodFaults(found: OrderWithTickets, method: OrderCompletion['paymentMethod']): FieldError[] {
  const offered = needsApproval(found) ? [] : offeredMethods(found, found.now)
  if (method !== undefined) return offered.includes(method) ? [] : [fault('body.paymentMethod', 'not-offered')]
  return needsApproval(found) ? [] : [fault('body.paymentMethod', 'required')]
}

function attendeeFaults({ tickets }: OrderWithTickets, { attendees = [] }: OrderCompletion): FieldError[] {
  const ticketIds = new Set(tickets.filter(isTicket).map(({ ticket }) => ticket.id))
  return attendees.flatMap(({ ticketId }, index) =>
    // `delete` returns false for a repeated ticket too
    ticketIds.delete(ticketId) ? [] : [fault(`body.attendees.${index}.ticketId`, 'not-allowed')],
  )
}

/** The faults of answers and of the details of attendees. */
const formFaults = ({ form, tickets }: OrderWithTickets, completion: OrderCompletion): FieldError[] =>
  completionFaults(askedForm(form), answeringTickets(tickets), completion).map(({ path, code, limit }) =>
    fault(path, code, limit),
  )

/** The answer for an order that is completed already: idempotent for the same buyer and method, otherwise a conflict. */
export function repeatedCompletion(
  found: OrderWithTickets,
  { name, email, paymentMethod }: OrderCompletion,
): OrderWithTickets {
  const { order } = found
  if (order.status === 'expired' || order.status === 'reserved') throw new ProblemError('hold-expired')
  const same = order.name === name && order.email === email && order.paymentMethod === (paymentMethod ?? null)
  if (!same) throw new ProblemError('conflict', { detail: 'The order has already been completed.' })
  return found
}
