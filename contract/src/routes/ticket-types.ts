import { z } from 'zod'
import { route } from '../http/route.ts'
import { NewTicketType, TicketType, TicketTypeChanges, TicketTypeOrder } from '../ticket-types.ts'

export const ticketTypes = {
  list: route('GET /events/{id}/ticket-types', {
    summary: "List an event's ticket types, in the order of its page",
    access: 'events:read',
    answer: z.array(TicketType),
    refused: ['not-found'],
  }),
  create: route('POST /events/{id}/ticket-types', {
    summary: 'Add a ticket type at the end of the page',
    access: 'events:write',
    body: NewTicketType,
    status: 201,
    answer: TicketType,
    idempotent: true,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  arrange: route('PUT /events/{id}/ticket-types/order', {
    summary: 'Reorder the ticket types',
    access: 'events:write',
    body: TicketTypeOrder,
    answer: z.array(TicketType),
    refused: ['not-found', 'stale'],
  }),
  change: route('PATCH /ticket-types/{id}', {
    summary: 'Update a ticket type: fields that are not sent stay as they are',
    access: 'events:write',
    body: TicketTypeChanges,
    answer: TicketType,
    refused: ['not-found', 'stale'],
  }),
  delete: route('DELETE /ticket-types/{id}', {
    summary: 'Delete a ticket type that has no orders',
    access: 'events:write',
    refused: ['not-found', 'conflict'],
  }),
}
