import type { inbox } from '@foyer/contract/routes/inbox'
import type { ServerHandlers } from '../../http/ask.ts'
import { takeTurn } from '../../http/limits.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../teams/rules.ts'
import { changeThreads } from './commands/change.ts'
import { chooseMails } from './commands/choose.ts'
import { replyTo } from './commands/reply.ts'
import { readPosition } from './presenter/stream.ts'
import { presentSummary, presentThread } from './presenter.ts'
import { choicesOf, countUnread, listThreads, messagesOf, threadById, threadsByIds } from './queries.ts'

const shown = async (db: Db, scope: Scope, id: string) =>
  presentThread(await threadById(db, scope, id), await messagesOf(db, id))

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // nginx would gather what is sent
  'x-accel-buffering': 'no',
}

export const inboxHandlers: ServerHandlers<typeof inbox> = {
  list: async ({ db, scope, query }) => {
    const page = await listThreads(db, scope, query)
    return { ...page, items: page.items.map(presentSummary) }
  },
  changeMany: async ({ db, scope, body: { ids, ...changes } }) => {
    await changeThreads(db, scope, ids, changes)
    return (await threadsByIds(db, scope, ids)).map(presentSummary)
  },
  count: async ({ db, scope }) => ({ unread: await countUnread(db, scope) }),
  stream: async (ask) => {
    const { scope, account, headers, feed } = ask
    await takeTurn(ask, 'inbox-stream', { account: account.id })
    const looker = { team: scope.team, account: account.id, session: account.session }
    return new Response(await feed.watch(looker, readPosition(headers.get('last-event-id'))), {
      headers: streamHeaders,
    })
  },
  choices: ({ db, scope }) => choicesOf(db, scope),
  choose: async ({ db, scope, body }) => {
    await chooseMails(db, scope, body)
    return await choicesOf(db, scope)
  },
  view: ({ db, scope, params }) => shown(db, scope, params.id),
  change: async ({ db, scope, params, body }) => {
    await changeThreads(db, scope, [params.id], body)
    return presentSummary(await threadById(db, scope, params.id))
  },
  reply: async (ask) => {
    await takeTurn(ask, 'inbox-reply', { account: ask.account.id })
    await replyTo(ask.db, ask, ask.scope, ask.params.id, ask.body.text)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
}
