import { z } from 'zod'
import { AddOnGroup, AddOnGroupChanges, AddOnGroupOrder, NewAddOnGroup } from '../add-ons.ts'
import { route } from '../http/route.ts'

export const addOns = {
  list: route('GET /events/{id}/add-on-groups', {
    summary: 'List the groups of add-ons of an event, in the order of its page',
    access: 'events:read',
    answer: z.array(AddOnGroup),
    refused: ['not-found'],
  }),
  create: route('POST /events/{id}/add-on-groups', {
    summary: 'Add a group of add-ons to choose from with a ticket',
    access: 'events:write',
    body: NewAddOnGroup,
    status: 201,
    answer: AddOnGroup,
    idempotent: true,
    refused: ['not-found', 'conflict'],
  }),
  arrange: route('PUT /events/{id}/add-on-groups/order', {
    summary: 'Reorder the groups of add-ons',
    access: 'events:write',
    body: AddOnGroupOrder,
    answer: z.array(AddOnGroup),
    refused: ['not-found', 'stale'],
  }),
  change: route('PATCH /add-on-groups/{id}', {
    summary: 'Change a group of add-ons: fields that are not sent stay as they are',
    access: 'events:write',
    body: AddOnGroupChanges,
    answer: AddOnGroup,
    refused: ['not-found', 'conflict'],
  }),
  delete: route('DELETE /add-on-groups/{id}', {
    summary: 'Delete a group of add-ons that no order has',
    access: 'events:write',
    refused: ['not-found', 'conflict'],
  }),
}
