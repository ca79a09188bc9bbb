import { z } from 'zod'
import { Event, EventChanges, EventFilter, NewApiKey, NewEvent, StatusChange, UpcomingEvent } from '../events.ts'
import { route } from '../http/route.ts'

export const events = {
  list: route('GET /events', {
    summary: "List the team's events by date, newest first",
    access: 'events:read',
    query: EventFilter,
    answer: Event,
    paged: true,
  }),
  upcoming: route('GET /events/upcoming', {
    summary: 'List the next five events that are not closed: those with a date first, then those without',
    access: 'events:read',
    answer: z.array(UpcomingEvent),
  }),
  view: route('GET /events/{id}', {
    summary: 'Get an event',
    access: 'events:read',
    answer: Event,
    refused: ['not-found'],
  }),
  create: route('POST /events', {
    summary: 'Create an event',
    access: 'events:write',
    allEvents: true,
    body: NewEvent,
    status: 201,
    answer: Event,
    idempotent: true,
    refused: ['not-ready', 'transition-refused'],
  }),
  change: route('PATCH /events/{id}', {
    summary: 'Update an event: fields that are not sent stay as they are',
    access: 'events:write',
    body: EventChanges,
    answer: Event,
    refused: ['not-found', 'stale', 'not-ready'],
  }),
  delete: route('DELETE /events/{id}', {
    summary: 'Permanently delete an event',
    access: 'events:delete',
    refused: ['not-found', 'conflict'],
  }),
  changeStatus: route('PUT /events/{id}/status', {
    summary: 'Put an event on sale, close it, or move it back to test',
    access: 'events:write',
    body: StatusChange,
    answer: Event,
    refused: ['not-found', 'not-ready', 'transition-refused'],
  }),
  duplicate: route('POST /events/{id}/duplicate', {
    summary: 'Duplicate an event: the copy is in test and has no date',
    access: 'events:write',
    allEvents: true,
    status: 201,
    answer: Event,
    idempotent: true,
    refused: ['not-found'],
  }),
  saveKey: route('POST /events/{id}/api-key', {
    summary: "Save the Notion key for the event's page, once Notion has accepted it",
    access: 'events:write',
    body: NewApiKey,
    answer: Event,
    refused: ['not-found', 'key-refused'],
  }),
  removeKey: route('DELETE /events/{id}/api-key', {
    summary: 'Remove the Notion key',
    access: 'events:write',
    answer: Event,
    refused: ['not-found'],
  }),
}
