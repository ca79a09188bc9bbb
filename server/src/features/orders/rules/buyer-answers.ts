import type { AnsweringTicket, FaultOf } from '@foyer/contract/answer-rules'
import {
  answeringTickets as answeringTicketsOf,
  isAnswerable,
  keptAnswers,
  mergedAnswers,
  missingPlaces,
  placesOf,
} from '@foyer/contract/answer-rules'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import type { AskedForm, BuyerAnswer } from '@foyer/contract/order-questions'
import { isPlaced } from '@foyer/contract/order-states'
import type { OrderCompletion } from '@foyer/contract/orders'
import { translated } from '@foyer/words/format/translated'
import { askedForm } from '../../order-questions/rules.ts'
import type { TicketRow } from '../queries/tickets.ts'
import type { OrderDetails } from '../queries.ts'
import { isTicket } from './items.ts'

interface AnsweringOrder extends Pick<OrderDetails, 'form'> {
  tickets: readonly TicketRow[]
}

interface AnsweringOrderDetails extends AnsweringOrder, Pick<OrderDetails, 'order' | 'event' | 'now'> {}

/** The tickets of items as the rules of the questions need them. */
export const answeringTickets = (rows: readonly TicketRow[]): AnsweringTicket[] =>
  answeringTicketsOf({
    tickets: rows.filter(isTicket).map(({ ticket: { id, ticketTypeId } }) => ({ id, ticketType: ticketTypeId })),
    extras: rows.flatMap(({ ticket: { kind, addOnOf, ticketTypeId } }) =>
      kind === 'ticket' ? [] : [{ kind, ticketType: ticketTypeId, ...(addOnOf !== null && { ticketId: addOnOf }) }],
    ),
  })

/** The answers of a completion that are stored: those to questions that are shown. */
export const answersToStore = (
  { form, tickets }: AnsweringOrder,
  { answers = [] }: Pick<OrderCompletion, 'answers'>,
): BuyerAnswer[] => (answers.length > 0 ? keptAnswers(askedForm(form), answeringTickets(tickets), answers) : [])

/**
 * The places of a placed order in which its buyer can give or change an answer now. Conditions are not considered: another
 * change can make them hold.
 */
export const changeableAnswersOf = (
  found: AnsweringOrderDetails,
  answers: readonly BuyerAnswer[],
): Omit<BuyerAnswer, 'values'>[] => (isPlaced(found.order.status) ? answerablePlaces(found, answers) : [])

/**
 * How many required answers the buyer of an order that is placed, or being placed, has not given and can give now. Those about
 * add-ons that were bought later are not counted.
 */
export function countMissingAnswers(found: AnsweringOrderDetails, answers: readonly BuyerAnswer[]): number {
  if (!requiresAnswers(found)) return 0
  const open = answerablePlaces(found, answers)
  return missingPlaces(askedForm(found.form), answeringTickets(found.tickets), answers).filter(({ question, ticket }) =>
    open.some((place) => place.question === question.id && place.ticket === ticket),
  ).length
}

/** Whether an answer to any question of an order is required. */
export const requiresAnswers = ({ form }: Pick<OrderDetails, 'form'>): boolean =>
  form?.questions.some(({ required, removed }) => required && !removed) ?? false

function answerablePlaces(
  { order, event, now, ...found }: AnsweringOrderDetails,
  answers: readonly BuyerAnswer[],
): Omit<BuyerAnswer, 'values'>[] {
  // the page of the main order has the answers about its tickets
  if (order.mainId !== null) return []
  const begins = event.dateTba ? undefined : event.date
  const passedOn = new Set(found.tickets.flatMap(({ ticket }) => (ticket.passedOnAt === null ? [] : ticket.id)))
  const own = answeringTickets(found.tickets).filter(({ id }) => !passedOn.has(id))
  return placesOf(askedForm(found.form), own).flatMap(({ question, ticket }) => {
    const isAnswered = answers.some((each) => each.question === question.id && each.ticket === ticket)
    if (!isAnswerable(question, isAnswered, { begins, now })) return []
    return [{ question: question.id, ...(ticket !== undefined && { ticket }) }]
  })
}

/** The answers to store after a change: those to questions that are shown, and earlier ones to questions that are no longer asked. */
export function answersAfterChange(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  before: readonly BuyerAnswer[],
  changes: readonly BuyerAnswer[],
): BuyerAnswer[] {
  const asked = new Set(form.questions.map(({ id }) => id))
  return [
    ...keptAnswers(form, tickets, mergedAnswers(before, changes)),
    ...before.filter(({ question }) => !asked.has(question)),
  ]
}

/** The questions that changes are about, by name, for the timeline; the answers are not in it. */
export function changedQuestions(
  form: AskedForm,
  changes: readonly Pick<BuyerAnswer, 'question'>[],
  language: string,
): string {
  const changed = new Set(changes.map(({ question }) => question))
  const names = form.questions
    .filter(({ id }) => changed.has(id))
    .map(({ texts }) => translated(texts, Language.parse(language))?.label ?? '')
  return [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ')
}

/** @throws ProblemError `validation` when there are faults */
export function refuseFaults(faults: readonly FaultOf[]): void {
  if (faults.length === 0) return
  throw new ProblemError('validation', { errors: faults.map(({ path, code, limit }) => fault(path, code, limit)) })
}
