import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { notionPages } from '@foyer/contract/routes/notion-pages'
import { eventById } from '../events/find.ts'
import { presentNotionPage } from '../events/notion-page.ts'
import type { EventRow } from '../rows.ts'
import type { Scope } from '../world.ts'

export const notionPageHandlers: Handlers<typeof notionPages, Scope> = {
  sync: ({ world, team, params }) => presentNotionPage(world, readable(eventById(world, team, params.id))),
  pause: ({ world, team, params, body: { paused } }) => {
    const event = { ...readable(eventById(world, team, params.id)), notionPaused: paused }
    world.events = world.events.map((each) => (each.id === event.id ? event : each))
    return presentNotionPage(world, event)
  },
  viewWebhook: ({ world, team, params }) => webhookOf(eventById(world, team, params.id)),
  forgetWebhook: ({ world, team, params }) => webhookOf(eventById(world, team, params.id)),
}

function readable(event: EventRow): EventRow {
  if (!event.notionLink || !event.apiKey) throw new Refused('conflict', { detail: 'It has no Notion link, or no key.' })
  return event
}

// nobody can tell the demo anything
const webhookOf = ({ id }: EventRow) => ({ url: `https://foyer.example.com/api/webhooks/notion/${id}/demo` })
