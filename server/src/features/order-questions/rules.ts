import type {
  AskedForm,
  BuyerAnswer,
  OrderAnswer,
  OrderForm,
  OrderQuestion,
  QuestionOfOrder,
} from '@foyer/contract/order-questions'

/** The form of an event that asks nothing. */
export const emptyForm: OrderForm = { attendees: { name: 'optional', email: 'optional' }, questions: [], version: 0 }

/** The record that the content of a file is encrypted for. */
export const answerFileRecord = (id: string): string => `answer-file:${id}`

/** A form as it is stored. */
export interface StoredForm {
  attendees: AskedForm['attendees']
  questions: readonly AskedOfOrder[]
}

/** A question, with the tickets that it is limited to in an add-on order. */
type AskedOfOrder = QuestionOfOrder & Pick<AskedForm['questions'][number], 'onlyTickets'>

/** The form that is asked now: without removed questions and choices. */
export const askedForm = (stored: StoredForm | null): AskedForm => ({
  attendees: (stored ?? emptyForm).attendees,
  questions: (stored ?? emptyForm).questions.flatMap(({ removed, removedChoices: _, ...question }: AskedOfOrder) =>
    removed ? [] : [question],
  ),
})

/** An add-on that is bought to a ticket of another order. */
interface AddedAddOn {
  ticketType: string
  ticketId: string
}

/**
 * The form of an order that adds something to the tickets of another one: the questions that are limited to its add-ons, and
 * their follow-up questions, without those per order that the other order has answered. Where the other order has answered
 * the question on which a limited one depends, the condition is decided: it is asked without one, or not at all. An answer about
 * a cancelled add-on decides only when the question is asked again with the new ones.
 * @param answers of the other order and its tickets
 */
export function formOfAddOns(
  stored: StoredForm | null,
  addOns: readonly AddedAddOn[],
  answers: readonly OrderAnswer[] = [],
): StoredForm | null {
  if (!stored) return null
  const counting = answers.filter(({ cancelled, ...of }) => !cancelled || isAskedAgain(stored, addOns, of))
  const answered = new Set(answers.flatMap(({ question, ticket }) => (ticket === undefined ? question : [])))
  const asked = new Set<string>()
  const questions = stored.questions.flatMap((question) => {
    const { id, ticketTypeIds, shownWhen } = question
    const reasons = addOns.filter(({ ticketType }) => ticketTypeIds?.includes(ticketType))
    if (answered.has(id) || (ticketTypeIds && reasons.length === 0)) return []
    const isFollowUp = shownWhen !== undefined && asked.has(shownWhen.question)
    const own = isFollowUp ? question : ticketTypeIds && decidedQuestion(question, reasons, counting)
    if (own) asked.add(id)
    return own ?? []
  })
  return { attendees: { name: 'off', email: 'off' }, questions }
}

/** Whether a question, with those that its condition depends on, is asked for add-ons: of a ticket, or of the order. */
function isAskedAgain(
  form: StoredForm,
  addOns: readonly AddedAddOn[],
  { question: id, ticket }: Pick<BuyerAnswer, 'question' | 'ticket'>,
): boolean {
  const question = form.questions.find((each) => each.id === id)
  if (!question) return false
  const { per, ticketTypeIds, shownWhen } = question
  const isForOne = ({ ticketType, ticketId }: AddedAddOn) =>
    ticketTypeIds?.includes(ticketType) && (per === 'order' || ticketId === ticket)
  if (ticketTypeIds && !addOns.some(isForOne)) return false
  return (
    !shownWhen || isAskedAgain(form, addOns, { question: shownWhen.question, ...(ticket !== undefined && { ticket }) })
  )
}

/** A question without its condition, for the tickets whose answers meet it; undefined when none do. */
function decidedQuestion(
  { shownWhen, ...question }: AskedOfOrder,
  addOns: readonly AddedAddOn[],
  answers: readonly BuyerAnswer[],
): AskedOfOrder | undefined {
  if (!shownWhen) return question
  const meeting = answers.filter(
    (each) => each.question === shownWhen.question && each.values.some((value) => shownWhen.anyOf.includes(value)),
  )
  if (meeting.some(({ ticket }) => ticket === undefined)) return question
  const onlyTickets = addOns.flatMap(({ ticketId }) =>
    meeting.some(({ ticket }) => ticket === ticketId) ? ticketId : [],
  )
  return onlyTickets.length > 0 ? { ...question, onlyTickets } : undefined
}

/** The values that answers have, by question. */
export type ValuesInUse = ReadonlyMap<string, ReadonlySet<string>>

/** The questions to store for a new form: removed questions and choices stay with their answers, which are still read. */
export function questionsToStore(
  before: readonly QuestionOfOrder[],
  next: readonly OrderQuestion[],
  inUse: ValuesInUse,
): QuestionOfOrder[] {
  const former = new Map(before.map((question) => [question.id, question]))
  const kept = new Set(next.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id) && inUse.has(id))
  return [
    ...next.map((question) => withFormerChoices(question, former.get(question.id), inUse)),
    ...removed.map((question) => ({ ...question, removed: true as const })),
  ]
}

function withFormerChoices(
  question: OrderQuestion,
  former: QuestionOfOrder | undefined,
  inUse: ValuesInUse,
): QuestionOfOrder {
  const kept = new Set(question.choices.map(({ id }) => id))
  const all = [...(former?.choices ?? []), ...(former?.removedChoices ?? [])]
  const removedChoices = all.filter(({ id }) => !kept.has(id) && inUse.get(question.id)?.has(id))
  return removedChoices.length > 0 ? { ...question, removedChoices } : question
}

/** Whether a question keeps what its answers depend on. */
export const fitsAnswers = (
  former: Pick<OrderQuestion, 'kind' | 'per'> | undefined,
  { kind, per }: OrderQuestion,
): boolean => !former || (former.kind === kind && former.per === per)
