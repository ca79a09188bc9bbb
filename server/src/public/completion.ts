import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { OrderCompletion } from '@foyer/contract/orders'
import type { PublicOrder } from '@foyer/contract/public'
import type { Problem } from './Problems.tsx'
import { attendeeField } from './paths.ts'
import type { Words } from './words.ts'

/** What was typed into the form of an order, as it was typed. */
export interface Typed {
  name: string
  email: string
  method: string
  /** By the ticket's id. */
  attendees: ReadonlyMap<string, string>
}

/** What stands in the form before anybody has typed. */
export const typedBefore = ({ name, email, tickets }: PublicOrder): Typed => ({
  name: name ?? '',
  email: email ?? '',
  method: '',
  attendees: new Map(tickets.map((ticket) => [ticket.id, ticket.name ?? ''])),
})

/** What was typed; names for tickets that are not in the order are nobody's. */
export const typedIn = (form: URLSearchParams, { tickets }: PublicOrder): Typed => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  method: form.get('method') ?? '',
  attendees: new Map(tickets.map(({ id }) => [id, form.get(attendeeField(id)) ?? ''])),
})

/** @throws Refused `validation` */
export function completionOf({ name, email, method, attendees }: Typed, order: PublicOrder): OrderCompletion {
  const named = [...attendees].map(([ticketId, attendee]) => ({ ticketId, name: attendee }))
  return check(
    OrderCompletion,
    {
      name,
      // a blank that a phone adds behind a word is no mistake; a line break is
      email: email.replace(/^ +| +$/g, ''),
      attendees: named,
      paymentMethod: order.totalCents === 0 ? 'free' : method,
    },
    'body',
  )
}

/** What the form says about what was refused. @throws the refusal, when it is about something else */
export function problemsOf(refusal: unknown, order: PublicOrder, t: Words): Problem[] {
  if (!(refusal instanceof Refused) || refusal.code !== 'validation') throw refusal
  const problems = (refusal.because.errors ?? []).map((error) => problemOf(error, order, t))
  // one for each field: the first says enough
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
}

function problemOf({ path, code, limit }: FieldError, order: PublicOrder, t: Words): Problem {
  const [, field, at] = path.split('.')
  if (field === 'attendees') {
    const ticket = order.tickets[Number(at)]
    return { field: attendeeField(ticket?.id ?? ''), text: t('errors.attendee', { number: Number(at) + 1 }) }
  }
  if (field === 'paymentMethod')
    return { field: 'method', text: t(code === 'not-offered' ? 'errors.notOfferedMethod' : 'errors.method') }
  if (field === 'email') return { field, text: t('errors.email') }
  const sentences = {
    'too-long': () => t('errors.tooLong', { limit: limit ?? 0 }),
    'control-characters': () => t('errors.characters'),
  }
  return { field: 'name', text: (sentences[code as keyof typeof sentences] ?? (() => t('errors.name')))() }
}
