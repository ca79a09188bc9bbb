import type { AskedForm, OrderForm, OrderQuestion, QuestionOfOrder } from '@foyer/contract/order-questions'

/** The form of an event that asks nothing. */
export const emptyForm: OrderForm = { attendees: { name: 'optional', email: 'optional' }, questions: [], version: 0 }

/** The record that the content of a file is encrypted for. */
export const answerFileRecord = (id: string): string => `answer-file:${id}`

/** A form as it is stored. */
export interface StoredForm {
  attendees: AskedForm['attendees']
  questions: readonly QuestionOfOrder[]
}

/** The form that is asked now: without removed questions and choices. */
export const askedForm = (stored: StoredForm | null): AskedForm => ({
  attendees: (stored ?? emptyForm).attendees,
  questions: (stored ?? emptyForm).questions.flatMap(({ removed, removedChoices: _, ...question }: QuestionOfOrder) =>
    removed ? [] : [question],
  ),
})

/**
 * The form of an order that adds something to the tickets of another one: the questions that are limited to its add-ons, and
 * their follow-up questions, without those per order that the other order has answered.
 * @param addOns the types of its add-ons
 * @param answered the questions with an answer of the other order itself
 */
export function formOfAddOns(
  stored: StoredForm | null,
  addOns: readonly string[],
  answered: ReadonlySet<string> = new Set(),
): StoredForm | null {
  if (!stored) return null
  const asked = new Set<string>()
  const questions = stored.questions.filter(({ id, ticketTypeIds, shownWhen }) => {
    const isReason = ticketTypeIds?.some((each) => addOns.includes(each))
    const isAsked = !answered.has(id) && (shownWhen ? asked.has(shownWhen.question) && isReason !== false : isReason)
    if (isAsked) asked.add(id)
    return isAsked
  })
  return { attendees: { name: 'off', email: 'off' }, questions }
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
