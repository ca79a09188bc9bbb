import type { TicketType } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from './queries.ts'

/** A ticket type as it goes on the wire. */
export const presentTicketType = ({
  description,
  salesFrom,
  salesUntil,
  capacity,
  ...type
}: TicketTypeRow): TicketType => ({
  ...type,
  capacity: capacity ?? 0,
  ...(description && { description }),
  ...(salesFrom && { salesFrom: salesFrom.toISOString() }),
  ...(salesUntil && { salesUntil: salesUntil.toISOString() }),
})
