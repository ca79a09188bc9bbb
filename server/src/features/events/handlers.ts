import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { events } from '@foyer/contract/routes/events'
import type { ServerHandlers } from '../../http/ask.ts'
import type { KeyCheck } from '../../lib/notion.ts'
import * as commands from './commands.ts'
import { presentEvent, siteStateOf } from './presenter.ts'
import { eventById, listEvents, upcomingEvents } from './queries.ts'
import { pageIdOf } from './rules.ts'

export const eventHandlers: ServerHandlers<typeof events> = {
  list: async ({ db, scope, query }) => {
    const page = await listEvents(db, scope, query)
    return { ...page, items: page.items.map(presentEvent) }
  },
  upcoming: async ({ db, scope }) =>
    (await upcomingEvents(db, scope)).map((event) => ({
      id: event.id,
      name: event.name,
      siteState: siteStateOf(event),
    })),
  view: async ({ db, scope, params }) => presentEvent(await eventById(db, scope, params.id)),
  create: async ({ db, scope, body }) => presentEvent(await commands.createEvent(db, scope, body)),
  change: async ({ db, scope, params, body }) => presentEvent(await commands.changeEvent(db, scope, params.id, body)),
  delete: async ({ db, scope, params }) => {
    await commands.deleteEvent(db, scope, params.id)
  },
  changeStatus: async ({ db, scope, params, body }) =>
    presentEvent(await commands.changeStatus(db, scope, params.id, body.status)),
  duplicate: async ({ db, scope, secrets, params }) =>
    presentEvent(await commands.duplicateEvent(db, secrets, scope, params.id)),
  saveKey: async ({ db, scope, params, body, ...services }) => {
    const { notionLink } = await eventById(db, scope, params.id)
    const check = await services.notion.checkKey(body.apiKey, pageIdOf(notionLink))
    if (check !== 'ok' && check !== 'unreachable') throw keyRefused(check)
    const checkedFor = check === 'ok' ? notionLink : undefined
    return presentEvent(await commands.storeKey(db, services, scope, params.id, body.apiKey, checkedFor))
  },
  removeKey: async ({ db, scope, params, ...services }) =>
    presentEvent(await commands.removeKey(db, services, scope, params.id)),
}

const keyRefused = (because: Exclude<KeyCheck, 'ok' | 'unreachable'>) =>
  new Refused('key-refused', {
    errors: [fault('body.apiKey', because === 'key-refused' ? 'notion-key-refused' : `notion-${because}`)],
  })
