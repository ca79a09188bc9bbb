import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { notionPages } from '@foyer/contract/routes/notion-pages'
import { eventById } from '../events/find.ts'
import { presentNotionPage } from '../events/notion-page.ts'
import type { EventRow } from '../rows.ts'
import type { Scope } from '../store.ts'

export const notionPageHandlers: Handlers<typeof notionPages, Scope> = {
  sync: ({ store, team, params }) => presentNotionPage(store, assertSyncable(eventById(store, team, params.id))),
  pause: ({ store, team, params, body: { paused } }) => {
    const event = { ...assertSyncable(eventById(store, team, params.id)), notionPaused: paused }
    store.events = store.events.map((each) => (each.id === event.id ? event : each))
    return presentNotionPage(store, event)
  },
  viewWebhook: ({ store, team, params }) => webhookOf(eventById(store, team, params.id)),
  forgetWebhook: ({ store, team, params }) => webhookOf(eventById(store, team, params.id)),
}

function assertSyncable(event: EventRow): EventRow {
  if (!event.notionLink || !event.apiKey)
    throw new ProblemError('conflict', { detail: 'The event has no Notion link or no key.' })
  return event
}

// Notion cannot reach the demo, so the webhook never receives a call.
const webhookOf = ({ id }: EventRow) => ({ url: `https://foyer.example.com/api/webhooks/notion/${id}/demo` })
