import { countries } from './countries.ts'
import type { FieldCode, FieldError } from './http/problem.ts'
import type { AskedForm, BuyerAnswer, OrderQuestion } from './order-questions.ts'
import { hasChoices, maxTextAnswer, yesAndNo } from './question-kinds.ts'

/** A ticket of an order, as the rules of its questions need it. */
export interface AnsweringTicket {
  id: string
  /** Absent: the ticket belongs to another order, and only its add-ons are asked about. */
  ticketType?: string
  /** The types of its add-ons. */
  addOns?: readonly string[]
}

interface OrderItems {
  tickets: readonly { id: string; ticketType: string }[]
  extras?: readonly { kind: 'add-on' | 'fee'; ticketId?: string | undefined; ticketType: string }[] | undefined
}

/** The tickets of an order with their add-ons. Those to which an order only adds something come last. */
export function answeringTickets({ tickets, extras = [] }: OrderItems): AnsweringTicket[] {
  const addOns = extras.filter(({ kind }) => kind === 'add-on')
  const own = new Set(tickets.map(({ id }) => id))
  const others = new Set(
    addOns.flatMap(({ ticketId }) => (ticketId === undefined || own.has(ticketId) ? [] : ticketId)),
  )
  return [...tickets.map(({ id, ticketType }) => ({ id, ticketType })), ...[...others].map((id) => ({ id }))].map(
    (ticket) => ({
      ...ticket,
      addOns: addOns.filter(({ ticketId }) => ticketId === ticket.id).map(({ ticketType }) => ticketType),
    }),
  )
}

type QuestionOfForm = AskedForm['questions'][number]

/** Whether a question is for a ticket: for all, for its type, or for one of its add-ons. */
const isFor = (
  { ticketTypeIds, onlyTickets }: QuestionOfForm,
  { id, ticketType = '', addOns = [] }: AnsweringTicket,
): boolean =>
  (ticketTypeIds?.some((each) => each === ticketType || addOns.includes(each)) ?? true) &&
  (onlyTickets?.includes(id) ?? true)

/** A question in its place: the order's own, or that of a ticket. */
export interface AskedQuestion {
  question: OrderQuestion
  ticket?: string
}

interface Fault {
  code: FieldCode
  limit?: number
}

const keyOf = (question: string, ticket: string | undefined) => `${question} ${ticket ?? ''}`

/** The values of answers, by question and ticket. */
type Values = (question: string, ticket: string | undefined) => readonly string[]

/** Looks values up. A question of a ticket also finds those of the order. */
function valuesOf(answers: readonly BuyerAnswer[]): Values {
  const byKey = new Map(answers.map(({ question, ticket, values }) => [keyOf(question, ticket), values]))
  return (question, ticket) => byKey.get(keyOf(question, ticket)) ?? byKey.get(keyOf(question, undefined)) ?? []
}

/** The ids of the answers that a question can have; undefined when its answers are typed. */
export function optionsOf({ kind, choices }: Pick<OrderQuestion, 'kind' | 'choices'>): readonly string[] | undefined {
  if (hasChoices(kind)) return choices.map(({ id }) => id)
  if (kind === 'yes-no') return yesAndNo
  return kind === 'country' ? countries : undefined
}

/** How often answers were chosen, with those that are offered but were not. Countries are too many: they are not added. */
export function withUnchosen(
  question: Pick<OrderQuestion, 'kind' | 'choices'>,
  counts: readonly { value: string; count: number }[],
): { value: string; count: number }[] {
  const offered = question.kind === 'country' ? [] : (optionsOf(question) ?? [])
  const chosen = new Set(counts.map(({ value }) => value))
  return [...counts, ...offered.filter((value) => !chosen.has(value)).map((value) => ({ value, count: 0 }))]
}

/**
 * All places in which the questions of an order can be answered, in the order of the form: those of the order first, then
 * those of each ticket. A question whose condition names one that has no place has none either; whether conditions hold is
 * not considered.
 */
export function placesOf({ questions }: AskedForm, tickets: readonly AnsweringTicket[]): AskedQuestion[] {
  const all: AskedQuestion[] = [
    ...questions
      .filter((each) => each.per === 'order' && tickets.some((ticket) => isFor(each, ticket)))
      .map((question) => ({ question })),
    ...tickets.flatMap((ticket) =>
      questions
        .filter((each) => each.per === 'ticket' && isFor(each, ticket))
        .map((question) => ({ question, ticket: ticket.id })),
    ),
  ]
  const places = new Set<string>()
  return all.filter(({ question: { id, shownWhen }, ticket }) => {
    const isPlace = !shownWhen || hasPlace(places, shownWhen.question, ticket)
    if (isPlace) places.add(keyOf(id, ticket))
    return isPlace
  })
}

/** Whether a question is among places: that of a ticket, or of its order. */
const hasPlace = (places: ReadonlySet<string>, question: string, ticket: string | undefined): boolean =>
  places.has(keyOf(question, ticket)) || places.has(keyOf(question, undefined))

/** The places that are shown with some answers: their conditions hold, and so do those of the questions that they name. */
export function shownPlaces(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  answers: readonly BuyerAnswer[],
): AskedQuestion[] {
  const values = valuesOf(answers)
  const shown = new Set<string>()
  return placesOf(form, tickets).filter(({ question: { id, shownWhen }, ticket }) => {
    const isShown =
      !shownWhen ||
      (hasPlace(shown, shownWhen.question, ticket) &&
        values(shownWhen.question, ticket).some((value) => shownWhen.anyOf.includes(value)))
    if (isShown) shown.add(keyOf(id, ticket))
    return isShown
  })
}

/** The fault of an answer's values; undefined for good ones, and for none. */
export function answerFault(question: OrderQuestion, values: readonly string[]): Fault | undefined {
  const { kind } = question
  // a file is an upload of its own; without values, an answer takes it back
  if (kind === 'file') return values.length > 0 ? { code: 'not-allowed' } : undefined
  const options = optionsOf(question)
  if (kind !== 'choices' && values.length > 1) return { code: 'too-many', limit: 1 }
  if (new Set(values).size < values.length) return { code: 'not-allowed' }
  if (options) return values.every((value) => options.includes(value)) ? undefined : { code: 'not-allowed' }
  const [value] = values
  return value === undefined ? undefined : typedFault(question, value)
}

const patterns = {
  number: /^-?\d{1,10}(\.\d{1,6})?$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  phone: /^\+?(?:[ ()./-]*\d){5,20}[ ()./-]*$/,
}

function typedFault({ kind, min, max }: OrderQuestion, value: string): Fault | undefined {
  if (kind === 'text') {
    if (value.length > maxTextAnswer) return { code: 'too-long', limit: maxTextAnswer }
    return /[\t\n\r\u2028\u2029]/.test(value) ? { code: 'control-characters' } : undefined
  }
  if (kind === 'date') return isDay(value) ? undefined : { code: 'format' }
  if (kind !== 'number' && kind !== 'time' && kind !== 'phone') return undefined
  if (!patterns[kind].test(value)) return { code: 'format' }
  if (kind !== 'number') return undefined
  if (min !== undefined && Number(value) < min) return { code: 'too-small', limit: min }
  return max !== undefined && Number(value) > max ? { code: 'too-big', limit: max } : undefined
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, of the years 1900 to 2199. */
function isDay(value: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** The path of an answer in a request: of one that is missing too. */
export const answerPath = (question: string, ticket?: string): string =>
  `body.answers.${question}${ticket === undefined ? '' : `.${ticket}`}`

/** The faults of sent answers, without a look at whether others are missing. */
export function sentFaults(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  answers: readonly BuyerAnswer[],
): FaultOf[] {
  const questions = new Map(form.questions.map((question) => [question.id, question]))
  const known = new Set(tickets.map(({ id }) => id))
  const seen = new Set<string>()
  return answers.flatMap(({ question: id, ticket, values }) => {
    const question = questions.get(id)
    const key = keyOf(id, ticket)
    const isPlace = question && (question.per === 'order' ? ticket === undefined : known.has(ticket ?? ''))
    const found = isPlace && !seen.has(key) ? answerFault(question, values) : { code: 'not-allowed' as const }
    seen.add(key)
    return found ? [{ ...found, path: answerPath(id, ticket) }] : []
  })
}
export type FaultOf = Pick<FieldError, 'path' | 'code' | 'limit'>

/** The places that are shown with some answers, require one and have none. */
export function missingPlaces(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  answers: readonly BuyerAnswer[],
): AskedQuestion[] {
  const values = valuesOf(answers)
  return shownPlaces(form, tickets, answers).filter(
    ({ question, ticket }) => question.required && values(question.id, ticket).length === 0,
  )
}

/**
 * The faults of the answers that complete an order: of those that are sent, and of required ones that are missing. Only what
 * is asked before the order is placed is required.
 */
export function answersFaults(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  answers: readonly BuyerAnswer[],
): FaultOf[] {
  const missing = missingPlaces(form, tickets, answers).filter(({ question }) => question.asked === 'before')
  return [
    ...sentFaults(form, tickets, answers),
    ...missing.map(({ question, ticket }) => ({ path: answerPath(question.id, ticket), code: 'required' as const })),
  ]
}

/** The answers to store: those with values, to questions that are shown. Others are dropped. */
export function keptAnswers(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  answers: readonly BuyerAnswer[],
): BuyerAnswer[] {
  const shown = new Set(shownPlaces(form, tickets, answers).map(({ question, ticket }) => keyOf(question.id, ticket)))
  return answers.filter(({ question, ticket, values }) => values.length > 0 && shown.has(keyOf(question, ticket)))
}

/** Answers after a change: those that are not sent stay. */
export const mergedAnswers = (before: readonly BuyerAnswer[], changes: readonly BuyerAnswer[]): BuyerAnswer[] => [
  ...new Map([...before, ...changes].map((answer) => [keyOf(answer.question, answer.ticket), answer])).values(),
]

/** The times on which a buyer's right to answer depends. */
interface Moments {
  /** When the event begins; undefined without a date. */
  begins: Date | undefined
  now: Date
}

/**
 * Whether the buyer of a placed order can give or change an answer. Where there is none yet, a question that is asked after the
 * order, or whose answer cannot be changed once given, can be answered until the event begins: an order of the box office has
 * no answers, nor has one that was placed before the question was asked.
 */
export function isAnswerable(
  { asked, changeableUntil }: OrderQuestion,
  isAnswered: boolean,
  { begins, now }: Moments,
): boolean {
  if (begins && now >= begins) return false
  if (!isAnswered && (asked === 'after' || changeableUntil === 'placed')) return true
  if (changeableUntil === 'placed') return false
  return changeableUntil === 'event' || now < new Date(changeableUntil)
}

/** Whether buyers are asked more than their name and email address before the order is placed. */
export const asksBefore = ({ questions, attendees }: AskedForm): boolean =>
  questions.some(({ asked, ticketTypeIds }) => asked === 'before' && ticketTypeIds?.length !== 0) ||
  attendees.name === 'required' ||
  attendees.email === 'required'

/** The faults of a form that its fields do not show: ids, conditions, limits. Of a path in the form. */
export function formFaults({ questions }: Pick<AskedForm, 'questions'>): FaultOf[] {
  const before = new Map<string, OrderQuestion>()
  return questions.flatMap((question, at) => {
    const faults = questionFaults(question, before).map((fault) => ({
      ...fault,
      path: `questions.${at}.${fault.path}`,
    }))
    before.set(question.id, question)
    return faults
  })
}

function questionFaults(question: OrderQuestion, before: ReadonlyMap<string, OrderQuestion>): FaultOf[] {
  const { id, kind, choices, shownWhen, min, max, asked, atDoor, onBadge } = question
  const ids = choices.map((choice) => choice.id)
  return [
    ...(before.has(id) ? [{ path: 'id', code: 'not-allowed' as const }] : []),
    // a checkout that is given up leaves no files behind
    ...(kind === 'file' && asked === 'before' ? [{ path: 'asked', code: 'not-allowed' as const }] : []),
    // a file can be neither read nor printed there
    ...(kind === 'file' && atDoor ? [{ path: 'atDoor', code: 'not-allowed' as const }] : []),
    ...(kind === 'file' && onBadge ? [{ path: 'onBadge', code: 'not-allowed' as const }] : []),
    ...(hasChoices(kind) && choices.length === 0 ? [{ path: 'choices', code: 'required' as const }] : []),
    ...((!hasChoices(kind) && choices.length > 0) || new Set(ids).size < ids.length
      ? [{ path: 'choices', code: 'not-allowed' as const }]
      : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [{ path: 'max', code: 'too-small' as const, limit: min }]
      : []),
    ...(shownWhen && !fits(question, before.get(shownWhen.question))
      ? [{ path: 'shownWhen', code: 'not-allowed' as const }]
      : []),
  ]
}

/** Whether a question can be shown by the answers of another one. */
function fits({ per, asked, shownWhen }: OrderQuestion, other: OrderQuestion | undefined): boolean {
  if (!other || !canDecide(other)) return false
  const options = optionsOf(other) ?? []
  const isReachable = per === 'ticket' || other.per === 'order'
  const isInTime = asked === 'after' || other.asked === 'before'
  return isReachable && isInTime && (shownWhen?.anyOf.every((value) => options.includes(value)) ?? false)
}

/** Whether the answers of a question can decide about others. */
export const canDecide = ({ kind }: Pick<OrderQuestion, 'kind'>): boolean => hasChoices(kind) || kind === 'yes-no'
