import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { events } from '@foyer/contract/routes/events'
import type { ServerHandlers } from '../../http/context.ts'
import type { KeyCheck } from '../../lib/notion.ts'
import { removeKey, storeKey } from './commands/api-key.ts'
import * as commands from './commands.ts'
import { presentEvent, presentEventTo, siteStateOf } from './presenter.ts'
import { eventById, listEvents, upcomingEvents } from './queries.ts'
import type { EventServices, ReserveKeyCheck } from './rules.ts'
import { notionPageIdOf } from './rules.ts'

export const eventHandlers: ServerHandlers<typeof events, EventServices & { reserveKeyCheck: ReserveKeyCheck }> = {
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
  view: async ({ db, secrets, scope, params }) => presentEventTo(scope, secrets, await eventById(db, scope, params.id)),
  create: async (ctx) => presentEvent(await commands.createEvent(ctx.db, ctx, ctx.scope, ctx.body)),
  change: async (ctx) => {
    const { db, secrets, scope, params, body } = ctx
    return presentEventTo(scope, secrets, await commands.changeEvent(db, ctx, scope, params.id, body))
  },
  delete: async ({ db, scope, params }) => {
    await commands.deleteEvent(db, scope, params.id)
  },
  changeStatus: async ({ db, secrets, scope, params, body }) =>
    presentEventTo(scope, secrets, await commands.changeStatus(db, scope, params.id, body.status)),
  duplicate: async (ctx) => presentEvent(await commands.duplicateEvent(ctx.db, ctx, ctx.scope, ctx.params.id)),
  saveKey: async (ctx) => {
    const { db, scope, params, body } = ctx
    const { notionLink } = await eventById(db, scope, params.id)
    // stored unchecked, the key is checked by the first sync
    const mayCheck = await ctx.reserveKeyCheck(body.apiKey)
    const check = mayCheck ? await ctx.notion.checkKey(body.apiKey, notionPageIdOf(notionLink)) : 'unreachable'
    if (check !== 'ok' && check !== 'unreachable') throw keyRefused(check)
    const checkedFor = check === 'ok' ? notionLink : undefined
    return presentEventTo(
      scope,
      ctx.secrets,
      await storeKey(ctx.audited(), ctx, scope, params.id, { key: body.apiKey, checkedFor }),
    )
  },
  removeKey: async (ctx) =>
    presentEventTo(ctx.scope, ctx.secrets, await removeKey(ctx.db, ctx, ctx.scope, ctx.params.id)),
}

const keyRefused = (check: Exclude<KeyCheck, 'ok' | 'unreachable'>) =>
  new ProblemError('key-refused', {
    errors: [fault('body.apiKey', check === 'key-refused' ? 'notion-key-refused' : `notion-${check}`)],
  })
