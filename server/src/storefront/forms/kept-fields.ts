import type { PublicOrder } from '@foyer/contract/public-orders'
import { askedTicketsOf, filledAnswers, keptAnswersOf } from './answers.ts'
import type { CheckoutFields } from './completion.ts'
import { readTexts, textField } from './legal-texts.ts'
import { initialRecipient, isTyped, readRecipient, recipientField, recipientFields } from './recipient.ts'

/** Fields of a form, by name. A name may be repeated. */
export type Fields = readonly (readonly [name: string, value: string])[]

/** The button value of a checkout form that is posted to fill the next one, and completes nothing. */
export const fillAction = 'fill'

const typedFields = ['name', 'email', 'method'] as const
const recipientNames = recipientFields.map(recipientField)
/** The prefixes of the fields for attendees, by ticket type: the tickets of the next order have other ids. */
const prefixes = { name: 'kept.', email: 'kept-email.' } as const

/** The field for all answers, as JSON: those of tickets by ticket type, in the order of the tickets. */
const answersName = 'kept-answers'

const hasPrefix = (name: string) => Object.values(prefixes).some((prefix) => name.startsWith(prefix))

/** The typed values of a checkout that expired, as fields that later forms carry to the next checkout. */
export function keptFields(typed: CheckoutFields, order: PublicOrder): Fields {
  const attendees = order.tickets.flatMap(({ id, ticketType }) => {
    const { name = '', email = '' } = typed.attendees.get(id) ?? {}
    return [[prefixes.name + ticketType, name] as const, [prefixes.email + ticketType, email] as const]
  })
  const recipient = isTyped(typed.recipient)
    ? recipientFields.map((field) => [recipientField(field), typed.recipient[field]] as const)
    : []
  const texts = typed.texts.accepted
    .filter((id) => typed.texts.asked.includes(id))
    .map((id) => [textField, id] as const)
  const answers = keptAnswersOf(typed.answers, askedTicketsOf(order))
  const fields = [
    ...typedFields.map((name) => [name, typed[name]] as const),
    ...attendees,
    ...recipient,
    ...texts,
    ...(answers ? [[answersName, answers] as const] : []),
  ]
  return fields.every(([, value]) => !value) ? [] : [['do', fillAction], ...fields]
}

/** Reads the fields that a form carries. @returns none when it carries nothing */
export function readKept(form: URLSearchParams): Fields {
  if (form.get('do') !== fillAction) return []
  const isKept = (name: string) =>
    name === 'do' ||
    name === textField ||
    typedFields.some((each) => each === name) ||
    recipientNames.includes(name) ||
    name === answersName ||
    hasPrefix(name)
  const kept = [...form].filter(([name]) => isKept(name))
  return kept.some(([name, value]) => name !== 'do' && value !== '') ? kept : []
}

/** Fills a checkout form with the fields that were carried to it, those of attendees in the order of the tickets. */
export function fillKept(form: URLSearchParams, order: PublicOrder): CheckoutFields {
  const { tickets, language, event } = order
  const recipient = readRecipient(form)
  const kept = new Map([...new Set(form.keys())].filter(hasPrefix).map((name) => [name, form.getAll(name)]))
  const next = (field: string) => kept.get(field)?.shift() ?? ''
  return {
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    method: form.get('method') ?? '',
    attendees: new Map(
      tickets.map(({ id, ticketType }) => [
        id,
        { name: next(prefixes.name + ticketType), email: next(prefixes.email + ticketType) },
      ]),
    ),
    texts: readTexts(form),
    answers: filledAnswers(form.get(answersName), askedTicketsOf(order)),
    recipient: isTyped(recipient) ? recipient : initialRecipient(undefined, { language, country: event.country }),
  }
}
