import type { inbox } from '@foyer/contract/routes/inbox'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { changeThreads } from './commands/change-threads.ts'
import { changeMailFrequencies } from './commands/mail-frequencies.ts'
import { replyToThread } from './commands/reply.ts'
import { readPosition } from './presenter/stream.ts'
import { presentSummary, presentThread } from './presenter.ts'
import { lastChangeNumber } from './queries/changes.ts'
import { countThreads, listThreads, mailFrequenciesOf, messagesOf, threadById, threadsByIds } from './queries.ts'
import type { InboxFeed } from './service/feed.ts'

const threadOf = async (db: Db, scope: Scope, id: string) =>
  presentThread(await threadById(db, scope, id), await messagesOf(db, id))

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // without it, nginx buffers the stream
  'x-accel-buffering': 'no',
}

interface InboxServices {
  inboxFeed: InboxFeed
}

export const inboxHandlers: ServerHandlers<typeof inbox, InboxServices> = {
  list: async ({ db, scope, query }) => {
    const page = await listThreads(db, scope, query)
    return { ...page, items: page.items.map(presentSummary) }
  },
  changeMany: async ({ db, scope, body: { ids, ...changes } }) => {
    await changeThreads(db, scope, ids, changes)
    return (await threadsByIds(db, scope, ids)).map(presentSummary)
  },
  count: async ({ db, scope }) => {
    // first, so that the count includes every change up to it
    const position = await lastChangeNumber(db, scope.team)
    return { unread: await countThreads(db, scope, 'unread'), position }
  },
  stream: async (ctx) => {
    const { scope, account, headers, query, inboxFeed } = ctx
    await consumeRateLimit(ctx, 'inbox-stream', { account: account.id })
    const reader = { team: scope.team, events: scope.events, account: account.id, session: account.session }
    return new Response(await inboxFeed.subscribe(reader, readPosition(headers.get('last-event-id')) ?? query.after), {
      headers: streamHeaders,
    })
  },
  mailFrequencies: ({ db, scope }) => mailFrequenciesOf(db, scope),
  changeMailFrequencies: async ({ db, scope, body }) => {
    await changeMailFrequencies(db, scope, body)
    return await mailFrequenciesOf(db, scope)
  },
  view: ({ db, scope, params }) => threadOf(db, scope, params.id),
  change: async ({ db, scope, params, body }) => {
    await changeThreads(db, scope, [params.id], body)
    return presentSummary(await threadById(db, scope, params.id))
  },
  reply: async (ctx) => {
    await consumeRateLimit(ctx, 'inbox-reply', { account: ctx.account.id })
    await replyToThread(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.text)
    return await threadOf(ctx.db, ctx.scope, ctx.params.id)
  },
}
