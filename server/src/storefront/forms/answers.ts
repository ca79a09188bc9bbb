import type { AnsweringTicket, AskedQuestion } from '@foyer/contract/answer-rules'
import { answeringTickets, missingPlaces, placesOf } from '@foyer/contract/answer-rules'
import type { FieldError } from '@foyer/contract/http/problem'
import type { AnswerFile, BuyerAnswer, OrderQuestion } from '@foyer/contract/order-questions'
import { isPlaced } from '@foyer/contract/order-states'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { maxAnswerFileBytes } from '@foyer/contract/question-kinds'
import { formatBytes } from '@foyer/words/format/bytes'
import { translated } from '@foyer/words/format/translated'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { problemOfTicket } from './problem-of-ticket.ts'

/** The fields of the answers, as typed, by the name of the field. */
export type AnswerFields = ReadonlyMap<string, readonly string[]>

const prefix = 'answer.'

/** The name of the field of an answer. */
export const answerField = (question: string, ticket?: string): string =>
  `${prefix}${question}${ticket === undefined ? '' : `.${ticket}`}`

export const fieldOf = ({ question, ticket }: AskedQuestion) => answerField(question.id, ticket)

/** The tickets of an order, or those to which it adds something. */
export const askedTicketsOf = ({ tickets, addsToTickets }: OrderOfTickets): readonly NamedTicket[] =>
  addsToTickets ?? tickets

type OrderOfTickets = Pick<PublicOrder, 'tickets' | 'addsToTickets'>
/** A ticket, as pages name it. */
export type NamedTicket = NonNullable<PublicOrder['addsToTickets']>[number]

/** The tickets of an order with their add-ons, also those of later orders. */
const withLaterAddOns = ({ tickets, extras = [], addOnOrders = [] }: PublicOrder): AnsweringTicket[] => {
  const later = addOnOrders.filter(({ status }) => isPlaced(status)).flatMap(({ addOns }) => addOns)
  return answeringTickets({ tickets, extras: [...extras, ...later] })
}

/** All places in which the questions of an order can be answered. */
export const placesOfOrder = (order: PublicOrder): AskedQuestion[] => placesOf(order.form, withLaterAddOns(order))

/** The questions that the checkout asks, also those that are shown by the answer to another one. */
export const checkoutPlaces = (order: PublicOrder): AskedQuestion[] =>
  placesOfOrder(order).filter(({ question }) => question.asked === 'before')

/** The questions of a placed order whose answers its buyer can give or change now. */
export const changeablePlaces = (order: PublicOrder): AskedQuestion[] => placesOfOrder(order).filter(isOpenIn(order))

/** Those of them whose answers are required and missing. */
export const missingPlacesOf = (order: PublicOrder): AskedQuestion[] =>
  missingPlaces(order.form, withLaterAddOns(order), order.answers).filter(isOpenIn(order))

function isOpenIn({ changeableAnswers }: PublicOrder): (place: AskedQuestion) => boolean {
  const open = new Set(changeableAnswers.map(({ question, ticket }) => answerField(question, ticket)))
  return (place) => open.has(fieldOf(place))
}

/** Whether a question is answered with a file. */
export const isForFile = ({ question }: AskedQuestion): boolean => question.kind === 'file'

/** The files of an order, by the field of their answer. */
export const storedFiles = ({ answers, answerFiles }: PublicOrder): ReadonlyMap<string, AnswerFile> =>
  new Map(
    answers.flatMap(({ question, ticket, values }) => {
      const file = answerFiles.find(({ id }) => id === values[0])
      return file ? [[answerField(question, ticket), file] as const] : []
    }),
  )

/** The name of the field that takes a file back. */
export const removalField = (question: string, ticket?: string): string => `remove.${answerField(question, ticket)}`

/** The files of a posted form, with their places. */
export const sentFiles = (form: FormData, places: readonly AskedQuestion[]): [AskedQuestion, File][] =>
  places.filter(isForFile).flatMap((place): [AskedQuestion, File][] => {
    const sent = form.get(fieldOf(place))
    // a browser sends a file without a name where none was chosen
    return sent instanceof File && sent.name !== '' ? [[place, sent]] : []
  })

/** The fields of a posted form that are no files. */
export const textsOf = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].filter((each): each is [string, string] => typeof each[1] === 'string'))

/** The places whose files are taken back. */
export const removedPlaces = (form: URLSearchParams, places: readonly AskedQuestion[]): AskedQuestion[] =>
  places.filter((place) => isForFile(place) && form.has(removalField(place.question.id, place.ticket)))

/** The fields as they are stored. */
export const initialAnswers = (answers: readonly BuyerAnswer[]): AnswerFields =>
  new Map(answers.map(({ question, ticket, values }) => [answerField(question, ticket), values]))

/** Reads the fields of a posted form. Ignores those of questions that are not asked. */
export const readAnswers = (form: URLSearchParams, places: readonly AskedQuestion[]): AnswerFields =>
  new Map(places.map((place) => [fieldOf(place), form.getAll(fieldOf(place))]))

/** Converts the fields to a part of the body of an API call, unchecked: one answer for each place, in this order. */
export const answersOf = (typed: AnswerFields, places: readonly AskedQuestion[]): BuyerAnswer[] =>
  places.map((place) => ({
    question: place.question.id,
    ...(place.ticket !== undefined && { ticket: place.ticket }),
    values: (typed.get(fieldOf(place)) ?? []).map((value) => canonical(place.question, value)).filter(Boolean),
  }))

/** A number may be typed with the comma of German and French, where the browser does not convert it. */
const canonical = ({ kind }: OrderQuestion, value: string) =>
  kind === 'number' ? value.trim().replace(',', '.') : value.trim()

/** The message for an error of `body.answers`. @param places those of the answers that were sent, in their order */
export function answerProblem(
  { path, code, limit }: FieldError,
  order: OrderOfTickets & Pick<PublicOrder, 'language'>,
  places: readonly AskedQuestion[],
  t: Translator,
): Problem {
  const [, , first = '', second] = path.split('.')
  const place =
    second === 'values' ? places[Number(first)] : places.find((each) => fieldOf(each) === answerField(first, second))
  if (!place) return { field: 'answers', text: t('answers.errors.choice', { label: t('answers.title') }) }
  const label = translated(place.question.texts, order.language)?.label ?? ''
  return problemOf(place, sentenceOf(place.question, code, { label, limit: limit ?? 0 }, t), order, t)
}

/** The message for a file that is refused. */
export function fileProblem(
  place: AskedQuestion,
  reason: 'unreadable' | 'tooLarge' | 'file',
  order: OrderOfTickets & Pick<PublicOrder, 'language'>,
  t: Translator,
): Problem {
  const label = translated(place.question.texts, order.language)?.label ?? ''
  const size = formatBytes(maxAnswerFileBytes, order.language)
  return problemOf(place, t(`answers.errors.${reason}`, { label, size }), order, t)
}

function problemOf(
  place: AskedQuestion,
  text: string,
  order: OrderOfTickets & Pick<PublicOrder, 'language'>,
  t: Translator,
): Problem {
  const number = askedTicketsOf(order).findIndex(({ id }) => id === place.ticket) + 1
  const field = fieldOf(place)
  if (number === 0) return { field, text }
  // after the colon, only German keeps the capital of a sentence
  const sentence = order.language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
  return problemOfTicket(field, number, t('answers.ofTicket', { number, text: sentence }), t)
}

function sentenceOf(
  { kind }: OrderQuestion,
  code: FieldError['code'],
  values: { label: string; limit: number },
  t: Translator,
): string {
  const sentences = {
    required: 'required',
    'too-long': 'tooLong',
    'control-characters': 'characters',
    'too-small': 'tooSmall',
    'too-big': 'tooBig',
  } as const
  if (Object.hasOwn(sentences, code)) return t(`answers.errors.${sentences[code as keyof typeof sentences]}`, values)
  const isTyped = kind === 'number' || kind === 'date' || kind === 'time' || kind === 'phone'
  return t(`answers.errors.${isTyped ? kind : 'choice'}`, values)
}

type KeptAnswers = [ticketType: string, values: [question: string, values: string[]][]][]

/** The typed answers as one text that later forms carry to the next checkout, whose tickets have other ids. */
export function keptAnswersOf(typed: AnswerFields, tickets: readonly NamedTicket[]): string | undefined {
  const of = (ticket?: string) =>
    [...typed].flatMap(([name, values]): KeptAnswers[number][1] => {
      const [question = '', of] = name.slice(prefix.length).split('.')
      return of === ticket && values.some(Boolean) ? [[question, [...values]]] : []
    })
  const kept: KeptAnswers = [
    ['', of()],
    ...tickets.map(({ id, ticketType }): KeptAnswers[number] => [ticketType, of(id)]),
  ]
  return kept.some(([, values]) => values.length > 0) ? JSON.stringify(kept) : undefined
}

/** The fields of a checkout with kept answers; those of tickets in the order of the tickets. */
export function filledAnswers(text: string | null, tickets: readonly NamedTicket[]): AnswerFields {
  const kept = readKept(text)
  const fill = (ticketType: string, ticket?: string) => {
    const at = kept.findIndex(([type]) => type === ticketType)
    const [found] = at < 0 ? [] : kept.splice(at, 1)
    return (found?.[1] ?? []).map(([question, values]) => [answerField(question, ticket), values] as const)
  }
  return new Map([...fill(''), ...tickets.flatMap(({ id, ticketType }) => fill(ticketType, id))])
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** @returns nothing for a text that this page has not made */
function readKept(text: string | null): KeptAnswers {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) && kept.every(isKept) ? kept : []
  } catch {
    return []
  }
}

const isKept = (kept: unknown): kept is KeptAnswers[number] =>
  Array.isArray(kept) &&
  isText(kept[0]) &&
  Array.isArray(kept[1]) &&
  kept[1].every((each) => Array.isArray(each) && isText(each[0]) && Array.isArray(each[1]) && each[1].every(isText))
