import type { AttendeeState } from '@foyer/contract/attendee-states'
import type { Attendee } from '@foyer/contract/attendees'
import type { AttendeeRow } from './queries.ts'
import { stateOf } from './rules.ts'

/** An attendee of the list. */
export const presentAttendee = (row: AttendeeRow): Attendee => ({
  id: row.id,
  number: row.number,
  ...(row.name && { name: row.name }),
  ...(row.email && { email: row.email }),
  ticketType: row.ticket_type,
  typeName: row.type_name,
  ...(row.add_ons && { addOns: row.add_ons }),
  order: { id: row.order_id, number: row.order_number },
  state: stateOf[row.status] satisfies AttendeeState,
  ...(row.arrived && { arrived: { at: new Date(row.arrived.at).toISOString(), gate: row.arrived.gate } }),
  test: row.test,
  orderedAt: new Date(row.ordered_at).toISOString(),
})
