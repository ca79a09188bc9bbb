import type { FaultOf } from '@foyer/contract/answer-rules'
import { answeringTickets } from '@foyer/contract/answer-rules'
import { completionFaults } from '@foyer/contract/completion-rules'
import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { OrderCompletion } from '@foyer/contract/orders'
import { HoldExtension } from '@foyer/contract/public-api'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { attendeeEmailField, attendeeField } from '../paths.ts'
import type { AnswerFields } from './answers.ts'
import { answerProblem, answersOf, checkoutPlaces, fieldOf, initialAnswers, readAnswers } from './answers.ts'
import type { AttendeeFields } from './attendees.ts'
import { attendeeProblem, attendeesOf, initialAttendees, readAttendees } from './attendees.ts'
import { inOrder } from './in-order.ts'
import type { TypedTexts } from './legal-texts.ts'
import { acceptedTextsOf, isAboutTexts, noTexts, readTexts, textProblems } from './legal-texts.ts'
import { personProblemOf } from './person-problem.ts'
import type { RecipientFields } from './recipient.ts'
import {
  initialRecipient,
  isTyped,
  readRecipient,
  recipientField,
  recipientFields,
  recipientOf,
  recipientProblem,
} from './recipient.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The fields of the checkout form, as typed. */
export interface CheckoutFields {
  name: string
  email: string
  method: string
  attendees: AttendeeFields
  recipient: RecipientFields
  texts: TypedTexts
  answers: AnswerFields
}

/** The fields before the buyer has typed anything. */
export const initialFields = (order: PublicOrder): CheckoutFields => ({
  name: order.name ?? order.knownBuyer?.name ?? '',
  email: order.email ?? order.knownBuyer?.email ?? '',
  method: '',
  attendees: initialAttendees(order.tickets),
  recipient: initialRecipient(order.knownBuyer?.invoice, { language: order.language, country: order.event.country }),
  texts: noTexts,
  answers: initialAnswers(order.answers),
})

/** Reads the fields of a posted form. Ignores names for tickets of other orders. */
export const readFields = (form: URLSearchParams, order: PublicOrder): CheckoutFields => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  method: form.get('method') ?? '',
  attendees: readAttendees(form, order.tickets),
  recipient: readRecipient(form),
  texts: readTexts(form),
  answers: readAnswers(form, checkoutPlaces(order)),
})

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export function completionOf(
  { name, email, method, attendees, recipient, texts, answers }: CheckoutFields,
  order: PublicOrder,
): OrderCompletion {
  const places = checkoutPlaces(order)
  const typed = { attendees: attendeesOf(attendees), answers: answersOf(answers, places) }
  return checkWith(completionFaults(order.form, answeringTickets(order), typed), () =>
    check(
      OrderCompletion,
      {
        name,
        email: withoutSpaces(email),
        attendees: typed.attendees,
        ...(places.length > 0 && { answers: typed.answers }),
        ...(!order.needsApproval && { paymentMethod: order.totalCents === 0 ? 'free' : method }),
        ...acceptedTextsOf(texts),
        ...(needsRecipient(order, recipient) && { invoice: recipientOf(withName(recipient, name)) }),
      },
      'body',
    ),
  )
}

/** Checks fields, so that faults which depend on the order are shown together with those of the fields. */
function checkWith<T>(faults: readonly FaultOf[], checked: () => T): T {
  try {
    return checked()
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'validation') throw error
    const more = faults.map(({ path, code, limit }) => fault(path, code, limit))
    throw new ProblemError('validation', { errors: [...(error.details.errors ?? []), ...more] })
  }
}

/** Whether an order has an invoice: the organiser always issues one, or the buyer has typed an address. */
export const needsRecipient = ({ event, totalCents }: PublicOrder, recipient: RecipientFields): boolean =>
  totalCents > 0 && event.invoices !== undefined && (event.invoices === 'always' || isTyped(recipient))

/** The buyer is the recipient, unless the form names another person. */
const withName = (recipient: RecipientFields, name: string): RecipientFields => ({
  ...recipient,
  name: recipient.name.trim() ? recipient.name : name,
})

/** Checks the email address that an extension needs. @throws ProblemError `validation` */
export const extensionOf = ({ email }: CheckoutFields): HoldExtension =>
  check(HoldExtension, { email: withoutSpaces(email) }, 'body')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function problemsOf(
  refusal: unknown,
  order: PublicOrder,
  { attendees, texts }: Pick<CheckoutFields, 'attendees'> & Partial<Pick<CheckoutFields, 'texts'>>,
  t: Translator,
): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  const errors = (refusal.details.errors ?? []).filter((error) => !isAboutTexts(error))
  const problems = [
    ...errors.map((error) => problemOf(error, order, attendees, t)),
    ...(texts ? textProblems(order.event.legalTexts, texts, t) : []),
  ]
  // one message per field: the first one is enough
  const firsts = problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
  return inOrder(firsts, fieldsOf(order))
}

/** The fields of the checkout, in the order of its form. */
function fieldsOf(order: PublicOrder): string[] {
  const places = checkoutPlaces(order)
  const answersTo = (ticketId?: string) => places.filter(({ ticket }) => ticket === ticketId).map(fieldOf)
  return [
    ...['name', 'email', ...answersTo()],
    ...order.tickets.flatMap(({ id }) => [attendeeField(id), attendeeEmailField(id), ...answersTo(id)]),
    ...[...recipientFields.map(recipientField), 'method'],
  ]
}

function problemOf(error: FieldError, order: PublicOrder, attendees: AttendeeFields, t: Translator): Problem {
  const { path, code } = error
  const { tickets } = order
  const [, field] = path.split('.')
  if (field === 'invoice') return recipientProblem(error, t)
  if (field === 'answers') return answerProblem(error, order, checkoutPlaces(order), t)
  if (field === 'attendees') return attendeeProblem(error, attendees, tickets, t)
  if (field === 'paymentMethod')
    return { field: 'method', text: t(code === 'not-offered' ? 'errors.notOfferedMethod' : 'errors.method') }
  return personProblemOf(error, t)
}
