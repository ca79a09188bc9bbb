import { check } from '@foyer/contract/http/check'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { OrderDetailsChange } from '@foyer/contract/public-orders'
import type { AttendeeFields } from './attendees.ts'
import { attendeesOf, initialAttendees, readAllAttendees } from './attendees.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The fields of the form that corrects an order, as typed. */
export interface DetailsFields {
  name: string
  /** Undefined when the form does not ask for it. */
  email: string | undefined
  attendees: AttendeeFields
}

/** The tickets whose attendees the buyer may correct. */
const ownTickets = ({ tickets }: PublicOrder) => tickets.filter(({ passedOnAt }) => passedOnAt === undefined)

/** The fields as the order has them. */
export const initialDetails = (order: PublicOrder): DetailsFields => ({
  name: order.name ?? '',
  email: order.email,
  attendees: initialAttendees(ownTickets(order)),
})

/** Reads the fields of a posted form. A form without an email field leaves the address as it is. */
export const readDetails = (form: URLSearchParams): DetailsFields => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? undefined,
  attendees: readAllAttendees(form),
})

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export const detailsChangeOf = ({ name, email, attendees }: DetailsFields): OrderDetailsChange =>
  check(
    OrderDetailsChange,
    { name, ...(email !== undefined && { email: withoutSpaces(email) }), attendees: attendeesOf(attendees) },
    'body',
  )
