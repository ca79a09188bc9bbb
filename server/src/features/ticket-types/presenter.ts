import type { TicketType } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from './queries.ts'

/** Presents a ticket type for the API. */
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
