import { z } from 'zod'
import { route } from '../http/route.ts'
import { NewSharedCapacity, SharedCapacity, SharedCapacityChanges } from '../shared-capacities.ts'

export const sharedCapacities = {
  list: route('GET /events/{id}/shared-capacities', {
    summary: 'List the capacities that ticket types of an event share, with the seats taken',
    access: 'events:read',
    answer: z.array(SharedCapacity),
    refused: ['not-found'],
  }),
  create: route('POST /events/{id}/shared-capacities', {
    summary: 'Let ticket types share a capacity, with the seats that they have sold already',
    access: 'events:write',
    body: NewSharedCapacity,
    status: 201,
    answer: SharedCapacity,
    idempotent: true,
    refused: ['not-found', 'conflict'],
  }),
  change: route('PATCH /shared-capacities/{id}', {
    summary: 'Change the name, the size or the ticket types of a shared capacity',
    access: 'events:write',
    body: SharedCapacityChanges,
    answer: SharedCapacity,
    refused: ['not-found'],
  }),
  delete: route('DELETE /shared-capacities/{id}', {
    summary: 'Delete a shared capacity. Its ticket types and their orders stay',
    access: 'events:write',
    refused: ['not-found'],
  }),
}
