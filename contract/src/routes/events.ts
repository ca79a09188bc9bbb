import { z } from 'zod'
import { Event, EventChanges, EventFilter, NewApiKey, NewEvent, StatusChange, UpcomingEvent } from '../events.ts'
import { route } from '../http/route.ts'

export const events = {
  list: route('GET /events', {
    summary: 'All events of the team, by date, the newest first',
    access: 'events:read',
    query: EventFilter,
    answer: Event,
    paged: true,
  }),
  upcoming: route('GET /events/upcoming', {
    summary: 'The next five events that are not closed: dated ones first, then those whose date is open',
    access: 'events:read',
    answer: z.array(UpcomingEvent),
  }),
  view: route('GET /events/{id}', {
    summary: 'One event',
    access: 'events:read',
    answer: Event,
    refused: ['not-found'],
  }),
  create: route('POST /events', {
    summary: 'Creates an event',
    access: 'events:write',
    body: NewEvent,
    status: 201,
    answer: Event,
    idempotent: true,
    refused: ['not-ready', 'transition-refused'],
  }),
  change: route('PATCH /events/{id}', {
    summary: 'Changes what is sent and leaves the rest',
    access: 'events:write',
    body: EventChanges,
    answer: Event,
    refused: ['not-found', 'stale', 'not-ready'],
  }),
  delete: route('DELETE /events/{id}', {
    summary: 'Deletes an event for good',
    access: 'events:delete',
    refused: ['not-found', 'conflict'],
  }),
  changeStatus: route('PUT /events/{id}/status', {
    summary: 'Puts an event on sale, closes it, or takes it back to test',
    access: 'events:write',
    body: StatusChange,
    answer: Event,
    refused: ['not-found', 'not-ready', 'transition-refused'],
  }),
  duplicate: route('POST /events/{id}/duplicate', {
    summary: 'Creates a copy in test, its date open',
    access: 'events:write',
    status: 201,
    answer: Event,
    idempotent: true,
    refused: ['not-found'],
  }),
  saveKey: route('POST /events/{id}/api-key', {
    summary: "Stores the Notion key of the event's page, once Notion took it",
    access: 'events:write',
    body: NewApiKey,
    answer: Event,
    refused: ['not-found', 'key-refused'],
  }),
  removeKey: route('DELETE /events/{id}/api-key', {
    summary: 'Forgets the Notion key',
    access: 'events:write',
    answer: Event,
    refused: ['not-found'],
  }),
}
