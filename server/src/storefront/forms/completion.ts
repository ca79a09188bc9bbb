import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { OrderCompletion } from '@foyer/contract/orders'
import type { PublicOrder } from '@foyer/contract/public-api'
import { HoldExtension } from '@foyer/contract/public-api'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { attendeeField } from '../paths.ts'

/** The fields of the checkout form, as typed. */
export interface CheckoutFields {
  name: string
  email: string
  method: string
  /** Names by ticket id. */
  attendees: ReadonlyMap<string, string>
}

/** The fields before the buyer has typed anything. */
export const initialFields = ({ name, email, tickets }: PublicOrder): CheckoutFields => ({
  name: name ?? '',
  email: email ?? '',
  method: '',
  attendees: new Map(tickets.map((ticket) => [ticket.id, ticket.name ?? ''])),
})

/** Reads the fields of a posted form. Ignores names for tickets of other orders. */
export const readFields = (form: URLSearchParams, { tickets }: PublicOrder): CheckoutFields => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  method: form.get('method') ?? '',
  attendees: new Map(tickets.map(({ id }) => [id, form.get(attendeeField(id)) ?? ''])),
})

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export function completionOf({ name, email, method, attendees }: CheckoutFields, order: PublicOrder): OrderCompletion {
  const named = [...attendees].map(([ticketId, attendee]) => ({ ticketId, name: attendee }))
  return check(
    OrderCompletion,
    {
      name,
      email: withoutSpaces(email),
      attendees: named,
      paymentMethod: order.totalCents === 0 ? 'free' : method,
    },
    'body',
  )
}

/** Checks the email address that an extension needs. @throws ProblemError `validation` */
export const extensionOf = ({ email }: CheckoutFields): HoldExtension =>
  check(HoldExtension, { email: withoutSpaces(email) }, 'body')

// phones add a space after a word, which is no mistake; a line break is
const withoutSpaces = (email: string): string => email.replace(/^ +| +$/g, '')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function problemsOf(refusal: unknown, order: PublicOrder, t: Translator): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  const problems = (refusal.details.errors ?? []).map((error) => problemOf(error, order, t))
  // one message per field: the first one is enough
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
}

function problemOf({ path, code, limit }: FieldError, order: PublicOrder, t: Translator): Problem {
  const [, field, at] = path.split('.')
  if (field === 'attendees') {
    const ticket = order.tickets[Number(at)]
    return {
      field: attendeeField(ticket?.id ?? ''),
      text: t(code === 'contains-link' ? 'errors.attendeeLink' : 'errors.attendee', { number: Number(at) + 1 }),
    }
  }
  if (field === 'paymentMethod')
    return { field: 'method', text: t(code === 'not-offered' ? 'errors.notOfferedMethod' : 'errors.method') }
  if (field === 'email') return { field, text: t('errors.email') }
  const sentences = {
    'too-long': () => t('errors.tooLong', { limit: limit ?? 0 }),
    'control-characters': () => t('errors.characters'),
    'contains-link': () => t('errors.nameLink'),
  }
  return { field: 'name', text: (sentences[code as keyof typeof sentences] ?? (() => t('errors.name')))() }
}
