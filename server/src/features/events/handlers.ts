import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { events } from '@foyer/contract/routes/events'
import type { ServerHandlers } from '../../http/ask.ts'
import type { KeyCheck } from '../../lib/notion.ts'
import * as commands from './commands.ts'
import { presentEvent } from './presenter.ts'
import { eventById, listEvents, upcomingEvents } from './queries.ts'
import { pageIdOf } from './rules.ts'

export const eventHandlers: ServerHandlers<typeof events> = {
  list: async ({ db, scope, query }) => {
    const page = await listEvents(db, scope, query)
    return { ...page, items: page.items.map(presentEvent) }
  },
  upcoming: ({ db, scope }) => upcomingEvents(db, scope),
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
  saveKey: async ({ db, scope, secrets, notion, params, body }) => {
    const { notionLink } = await eventById(db, scope, params.id)
    const check = await notion.checkKey(body.apiKey, pageIdOf(notionLink))
    if (check !== 'ok' && check !== 'unreachable') throw keyRefused(check)
    const checkedFor = check === 'ok' ? notionLink : undefined
    return presentEvent(await commands.storeKey(db, secrets, scope, params.id, body.apiKey, checkedFor))
  },
  removeKey: async ({ db, scope, params }) => presentEvent(await commands.removeKey(db, scope, params.id)),
}

const keyRefused = (because: Exclude<KeyCheck, 'ok' | 'unreachable'>) =>
  new Refused('key-refused', {
    errors: [fault('body.apiKey', because === 'key-refused' ? 'notion-key-refused' : `notion-${because}`)],
  })
