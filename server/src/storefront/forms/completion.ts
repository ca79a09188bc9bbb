import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { OrderCompletion } from '@foyer/contract/orders'
import type { PublicOrder } from '@foyer/contract/public-api'
import { HoldExtension } from '@foyer/contract/public-api'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import type { AttendeeFields } from './attendees.ts'
import { attendeeProblem, attendeesOf, initialAttendees, readAttendees } from './attendees.ts'
import { personProblemOf } from './person-problem.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The fields of the checkout form, as typed. */
export interface CheckoutFields {
  name: string
  email: string
  method: string
  attendees: AttendeeFields
}

/** The fields before the buyer has typed anything. */
export const initialFields = ({ name, email, tickets }: PublicOrder): CheckoutFields => ({
  name: name ?? '',
  email: email ?? '',
  method: '',
  attendees: initialAttendees(tickets),
})

/** Reads the fields of a posted form. Ignores names for tickets of other orders. */
export const readFields = (form: URLSearchParams, { tickets }: PublicOrder): CheckoutFields => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  method: form.get('method') ?? '',
  attendees: readAttendees(form, tickets),
})

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export function completionOf({ name, email, method, attendees }: CheckoutFields, order: PublicOrder): OrderCompletion {
  return check(
    OrderCompletion,
    {
      name,
      email: withoutSpaces(email),
      attendees: attendeesOf(attendees),
      paymentMethod: order.totalCents === 0 ? 'free' : method,
    },
    'body',
  )
}

/** Checks the email address that an extension needs. @throws ProblemError `validation` */
export const extensionOf = ({ email }: CheckoutFields): HoldExtension =>
  check(HoldExtension, { email: withoutSpaces(email) }, 'body')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function problemsOf(refusal: unknown, order: PublicOrder, attendees: AttendeeFields, t: Translator): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  const problems = (refusal.details.errors ?? []).map((error) => problemOf(error, order, attendees, t))
  // one message per field: the first one is enough
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
}

function problemOf(error: FieldError, { tickets }: PublicOrder, attendees: AttendeeFields, t: Translator): Problem {
  const { path, code } = error
  const [, field] = path.split('.')
  if (field === 'attendees') return attendeeProblem(error, attendees, tickets, t)
  if (field === 'paymentMethod')
    return { field: 'method', text: t(code === 'not-offered' ? 'errors.notOfferedMethod' : 'errors.method') }
  return personProblemOf(error, t)
}
