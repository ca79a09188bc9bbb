import { z } from 'zod'
import { route } from '../http/route.ts'
import { NewTicketType, TicketType, TicketTypeChanges, TicketTypeOrder } from '../ticket-types.ts'

export const ticketTypes = {
  list: route('GET /events/{id}/ticket-types', {
    summary: 'The ticket types of an event, as its page orders them',
    access: 'events:read',
    answer: z.array(TicketType),
    refused: ['not-found'],
  }),
  create: route('POST /events/{id}/ticket-types', {
    summary: 'Adds a ticket type, the last on the page',
    access: 'events:write',
    body: NewTicketType,
    status: 201,
    answer: TicketType,
    idempotent: true,
    refused: ['not-found', 'conflict'],
  }),
  arrange: route('PUT /events/{id}/ticket-types/order', {
    summary: 'Puts the ticket types into another order',
    access: 'events:write',
    body: TicketTypeOrder,
    answer: z.array(TicketType),
    refused: ['not-found', 'stale'],
  }),
  change: route('PATCH /ticket-types/{id}', {
    summary: 'Changes what is sent and leaves the rest',
    access: 'events:write',
    body: TicketTypeChanges,
    answer: TicketType,
    refused: ['not-found'],
  }),
  delete: route('DELETE /ticket-types/{id}', {
    summary: 'Deletes a ticket type of which none was ordered',
    access: 'events:write',
    refused: ['not-found', 'conflict'],
  }),
}
