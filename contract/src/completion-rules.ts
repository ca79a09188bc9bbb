import type { AnsweringTicket, FaultOf } from './answer-rules.ts'
import { answersFaults } from './answer-rules.ts'
import type { AskedForm } from './order-questions.ts'
import type { AttendeeDetails, OrderCompletion } from './orders.ts'

/** The faults of details of attendees: missing ones that are required, and ones that are not asked. */
export const attendeesFaults = (rules: AskedForm['attendees'], attendees: readonly AttendeeDetails[]): FaultOf[] =>
  attendees.flatMap((attendee, at) =>
    (['name', 'email'] as const).flatMap((field): FaultOf[] => {
      const path = `body.attendees.${at}.${field}`
      if (rules[field] === 'off' && attendee[field]) return [{ path, code: 'not-allowed' }]
      return rules[field] === 'required' && !attendee[field] ? [{ path, code: 'required' }] : []
    }),
  )

/** The faults of what completes an order beside its buyer: the details of attendees, and the answers. */
export function completionFaults(
  form: AskedForm,
  tickets: readonly AnsweringTicket[],
  { attendees = [], answers = [] }: Pick<OrderCompletion, 'attendees' | 'answers'>,
): FaultOf[] {
  const named = new Set(attendees.map(({ ticketId }) => ticketId))
  const isRequired = form.attendees.name === 'required' || form.attendees.email === 'required'
  const missing = isRequired && tickets.some(({ id }) => !named.has(id))
  return [
    ...attendeesFaults(form.attendees, attendees),
    ...(missing ? [{ path: 'body.attendees', code: 'required' as const }] : []),
    ...answersFaults(form, tickets, answers),
  ]
}
