import type { FieldError } from '@foyer/contract/http/problem'
import type { AttendeeDetails } from '@foyer/contract/orders'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { attendeeEmailField, attendeeField } from '../paths.ts'
import { problemOfTicket } from './problem-of-ticket.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The fields for the attendees, as typed, by ticket id. */
export type AttendeeFields = ReadonlyMap<string, { name: string; email: string }>

type Tickets = readonly Pick<PublicOrder['tickets'][number], 'id' | 'name' | 'email'>[]

/** The fields before anything was typed. */
export const initialAttendees = (tickets: Tickets): AttendeeFields =>
  new Map(tickets.map(({ id, name = '', email = '' }) => [id, { name, email }]))

/** Reads the fields of a posted form. Ignores those of other tickets. */
export const readAttendees = (form: URLSearchParams, tickets: Tickets): AttendeeFields =>
  new Map(
    tickets.map(({ id }) => [
      id,
      { name: form.get(attendeeField(id)) ?? '', email: form.get(attendeeEmailField(id)) ?? '' },
    ]),
  )

/** Reads the fields of all tickets that a posted form has. */
export const readAllAttendees = (form: URLSearchParams): AttendeeFields =>
  readAttendees(
    form,
    [...new Set(form.keys())]
      .filter((name) => name.startsWith(attendeeField('')))
      .map((name) => ({ id: name.slice(attendeeField('').length) })),
  )

/** Converts the fields to a part of the body of an API call, unchecked. */
export const attendeesOf = (typed: AttendeeFields): AttendeeDetails[] =>
  [...typed].map(([ticketId, { name, email }]) => ({
    ticketId,
    name,
    ...(withoutSpaces(email) && { email: withoutSpaces(email) }),
  }))

/** @param error of a field of `body.attendees` @param tickets all of the order, whose numbers messages name */
export function attendeeProblem(
  { path, code }: FieldError,
  typed: AttendeeFields,
  tickets: Tickets,
  t: Translator,
): Problem {
  const [, , at, field] = path.split('.')
  const id = [...typed.keys()][Number(at)] ?? ''
  const number = tickets.findIndex((ticket) => ticket.id === id) + 1
  const ofEmail = (text: string) => problemOfTicket(attendeeEmailField(id), number, text, t)
  const ofName = (text: string) => problemOfTicket(attendeeField(id), number, text, t)
  if (code === 'required' && field === 'email') return ofEmail(t('answers.errors.attendeeEmail', { number }))
  if (code === 'required') return ofName(t('answers.errors.attendeeName', { number }))
  if (field === 'email') return ofEmail(t('errors.attendeeEmail', { number }))
  return ofName(t(code === 'contains-link' ? 'errors.attendeeLink' : 'errors.attendee', { number }))
}
