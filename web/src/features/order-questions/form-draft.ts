import type { Language } from '@foyer/contract/languages'
import type { AskedForm, OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import { hasChoices } from '@foyer/contract/question-kinds'

type Texts<T> = Partial<Record<Language, T>>

/** A new id of a question or a choice. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('')

export const newQuestion = (): OrderQuestion => ({
  id: newKey(),
  per: 'order',
  kind: 'text',
  texts: {},
  choices: [],
  required: false,
  asked: 'before',
  changeableUntil: 'event',
})

/** Texts with another one in a language; an empty one is removed. */
export function withText<T>(texts: Texts<T>, language: Language, text: T | undefined): Texts<T> {
  const { [language]: _, ...others } = texts
  // `as`: TypeScript loses the keys of the rest
  return (text === undefined ? others : { ...others, [language]: text }) as Texts<T>
}

/** The uses of answers, in the order of the fields. */
export const answerUses = ['atDoor', 'onBadge', 'forAccounts'] as const
export type AnswerUse = (typeof answerUses)[number]

/** A question whose answers are needed for something, or not. */
export function withUse(question: OrderQuestion, use: AnswerUse, isUsed: boolean): OrderQuestion {
  const { [use]: _, ...others } = question
  return { ...others, ...(isUsed && { [use]: true }) }
}

/** A list with an item moved by one place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  const item = list[from]
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The form to send: without what does not belong to the kind of a question, and without empty choices. */
export const bodyOf = ({ attendees, questions, version }: OrderForm, typeIds: ReadonlySet<string>): OrderForm => ({
  attendees,
  questions: questions.map((question) => cleaned(question, typeIds)),
  version,
})

function cleaned(question: OrderQuestion, typeIds: ReadonlySet<string>): OrderQuestion {
  const { ticketTypeIds, min, max, shownWhen, ...rest } = question
  const isNumber = question.kind === 'number'
  return {
    ...rest,
    choices: hasChoices(question.kind) ? question.choices.filter(({ texts }) => Object.keys(texts).length > 0) : [],
    // one that was for deleted ticket types alone stays for none
    ...(ticketTypeIds && { ticketTypeIds: ticketTypeIds.filter((id) => typeIds.has(id)) }),
    ...(isNumber && min !== undefined && { min }),
    ...(isNumber && max !== undefined && { max }),
    ...(shownWhen && shownWhen.anyOf.length > 0 && { shownWhen }),
  }
}

/** Whether a draft differs from the stored form. */
export const isChanged = (draft: OrderForm, stored: AskedForm & { version: number }): boolean =>
  JSON.stringify(draft) !== JSON.stringify(stored)
