import type { AnsweringTicket } from '@foyer/contract/answer-rules'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { AskedForm, BuyerAnswer } from '@foyer/contract/order-questions'
import type { Db } from '../../../lib/db.ts'
import { storeAnswers } from '../../order-questions/commands/store-answers.ts'
import { answersOf } from '../../order-questions/queries.ts'
import { askedForm } from '../../order-questions/rules.ts'
import { addOnOrdersOf, placedAddOns } from '../queries/add-on-orders.ts'
import { answeringTickets, answersAfterChange, changeableAnswersOf, changedQuestions } from '../rules/buyer-answers.ts'
import type { OrderLink } from '../rules/links.ts'
import { lockOrder } from './lock-order.ts'
import { addTimelineEntry } from './timeline.ts'

/** A locked order and its answers. */
interface LockedAnswers {
  order: { id: string; mainId: string | null; eventId: string; language: string }
  form: AskedForm
  tickets: AnsweringTicket[]
  /** The answers so far. */
  before: BuyerAnswer[]
  /** The places whose answers the buyer can change now. */
  open: Omit<BuyerAnswer, 'values'>[]
}

/**
 * Locks a placed order whose answers its buyer changes.
 * @throws ProblemError `not-found`, `link-replaced`
 */
export async function lockAnswers(tx: Db, link: OrderLink): Promise<LockedAnswers> {
  const { found, tickets: own } = await lockOrder(tx, link)
  const tickets = [...own, ...placedAddOns(await addOnOrdersOf(tx, found.order.id))]
  const before = await answersOf(tx, found.order.id)
  const open = changeableAnswersOf({ ...found, tickets }, before)
  return { order: found.order, form: askedForm(found.form), tickets: answeringTickets(tickets), before, open }
}

/** @throws ProblemError `transition-refused` when no answer can be changed any more */
export function refuseIfClosed({ open }: Pick<LockedAnswers, 'open'>): void {
  if (open.length === 0) throw new ProblemError('transition-refused')
}

/** Stores changes that the caller has checked, with an entry of the timeline that names their questions. */
export async function storeChangedAnswers(
  tx: Db,
  { order, form, tickets, before }: LockedAnswers,
  changes: readonly BuyerAnswer[],
): Promise<void> {
  await storeAnswers(tx, order, answersAfterChange(form, tickets, before, changes))
  const detail = changedQuestions(form, changes, order.language)
  await addTimelineEntry(tx, order.id, { kind: 'answers-changed', detail })
}
