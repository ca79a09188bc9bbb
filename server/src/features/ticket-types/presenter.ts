import type { TicketType } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from './queries.ts'

/** Presents a ticket type for the API. */
export const presentTicketType = ({
  description,
  minPriceCents,
  maxPriceCents,
  salesFrom,
  salesUntil,
  capacity,
  sharedCapacities,
  ...type
}: TicketTypeRow): TicketType => ({
  ...type,
  capacity: capacity ?? 0,
  ...(sharedCapacities.length > 0 && { sharedCapacities }),
  ...(description && { description }),
  ...(minPriceCents !== null && { minPriceCents }),
  ...(maxPriceCents !== null && { maxPriceCents }),
  ...(salesFrom && { salesFrom: salesFrom.toISOString() }),
  ...(salesUntil && { salesUntil: salesUntil.toISOString() }),
})
