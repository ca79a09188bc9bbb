import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { Message, Thread, ThreadChanges } from '@foyer/contract/inbox'
import { defaultMailFrequencies } from '@foyer/contract/inbox-kinds'
import type { routes } from '@foyer/contract/routes/all'
import { findThreads, viewsOf } from '../inbox/find.ts'
import { presentThreadSummary } from '../inbox/thread.ts'
import type { ThreadRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'

/** The mock has no event stream: a change does not reach other windows. */
export const inboxHandlers: Partial<Handlers<(typeof routes)['inbox'], Scope>> = {
  list: ({ store, team, query }) => {
    const page = findThreads(store, team, query)
    return { ...page, items: page.items.map((thread) => presentThreadSummary(store, thread)) }
  },
  changeMany: ({ store, team, body: { ids, ...changes } }) => {
    const threads = ids.map((id) => threadById(store, team, id))
    for (const thread of threads) change(store, team, thread, changes)
    return threads.map((thread) => presentThreadSummary(store, thread))
  },
  count: ({ store, team }) => ({
    unread: store.threads.filter((thread) => thread.team === team && viewsOf(store, thread).unread).length,
    position: 0,
  }),
  mailFrequencies: ({ store, team }) => ({ ...defaultMailFrequencies, ...store.mailFrequencies[team] }),
  changeMailFrequencies: ({ store, team, body }) => {
    const chosen = Object.entries(body).filter(([, frequency]) => frequency !== undefined)
    store.mailFrequencies[team] = { ...store.mailFrequencies[team], ...Object.fromEntries(chosen) }
    return { ...defaultMailFrequencies, ...store.mailFrequencies[team] }
  },
  view: ({ store, team, params }) => presentThread(store, threadById(store, team, params.id)),
  change: ({ store, team, params, body }) => {
    const thread = threadById(store, team, params.id)
    change(store, team, thread, body)
    return presentThreadSummary(store, thread)
  },
  reply: ({ store, team, params, body }) => {
    const thread = threadById(store, team, params.id)
    if (!thread.from)
      throw new ProblemError('conflict', { detail: 'There is no one to reply to in this conversation.' })
    const at = store.now().toISOString()
    const by = { id: store.me.id, name: store.me.name }
    const reply: Message = { id: `msg_${store.nextId++}`, at, kind: 'reply', text: body.text, by, mail: 'queued' }
    const { snoozedUntil: _, ...awake } = thread
    const index = store.threads.indexOf(thread)
    const answered = { ...awake, archived: false, unread: false, at, history: [...thread.history, reply] }
    store.threads[index] = answered
    return presentThread(store, answered)
  },
}

function threadById(store: Store, team: string, id: string): ThreadRow {
  const thread = store.threads.find((each) => each.id === id && each.team === team)
  if (!thread) throw new ProblemError('not-found')
  return thread
}

function change(store: Store, team: string, thread: ThreadRow, changes: ThreadChanges): void {
  const { read, archived, snoozedUntil, assignee } = changes
  const member = store.members[team]?.find(({ id }) => id === assignee)
  if (assignee && !member) throw new ProblemError('validation', { errors: [fault('body.assignee', 'not-allowed')] })
  if (read !== undefined) thread.unread = !read
  if (archived !== undefined) thread.archived = archived
  if (snoozedUntil === null) delete thread.snoozedUntil
  else if (snoozedUntil !== undefined) thread.snoozedUntil = new Date(snoozedUntil).toISOString()
  if (assignee === null) delete thread.assignee
  else if (member) thread.assignee = { id: member.id, name: member.id === store.me.id ? store.me.name : member.name }
}

const presentThread = (store: Store, thread: ThreadRow): Thread => ({
  ...presentThreadSummary(store, thread),
  history: thread.history,
})
