import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { Message, Thread, ThreadChanges, ThreadSummary } from '@foyer/contract/inbox'
import { rhythmsAtFirst } from '@foyer/contract/inbox-kinds'
import type { routes } from '@foyer/contract/routes/all'
import { findThreads, isSnoozed, shows } from '../inbox/find.ts'
import type { ThreadRow } from '../rows.ts'
import type { Scope, World } from '../world.ts'

/** Nothing comes in by itself here: what is open in another window is not told. */
export const inboxHandlers: Partial<Handlers<(typeof routes)['inbox'], Scope>> = {
  list: ({ world, team, query }) => {
    const page = findThreads(world, team, query)
    return { ...page, items: page.items.map((thread) => presentSummary(world, thread)) }
  },
  changeMany: ({ world, team, body: { ids, ...changes } }) => {
    const threads = ids.map((id) => threadById(world, team, id))
    for (const thread of threads) change(world, team, thread, changes)
    return threads.map((thread) => presentSummary(world, thread))
  },
  count: ({ world, team }) => ({
    unread: world.threads.filter((thread) => thread.team === team && shows(world, thread).unread).length,
  }),
  choices: ({ world, team }) => ({ ...rhythmsAtFirst, ...world.mailChoices[team] }),
  choose: ({ world, team, body }) => {
    const chosen = Object.entries(body).filter(([, rhythm]) => rhythm !== undefined)
    world.mailChoices[team] = { ...world.mailChoices[team], ...Object.fromEntries(chosen) }
    return { ...rhythmsAtFirst, ...world.mailChoices[team] }
  },
  view: ({ world, team, params }) => presentThread(world, threadById(world, team, params.id)),
  change: ({ world, team, params, body }) => {
    const thread = threadById(world, team, params.id)
    change(world, team, thread, body)
    return presentSummary(world, thread)
  },
  reply: ({ world, team, params, body }) => {
    const thread = threadById(world, team, params.id)
    if (!thread.from) throw new Refused('conflict', { detail: 'Nobody asked.' })
    const at = world.now().toISOString()
    const by = { id: world.me.id, name: world.me.name }
    const reply: Message = { id: `msg_${world.next++}`, at, kind: 'reply', text: body.text, by, mail: 'kept' }
    const { snoozedUntil: _, ...awake } = thread
    const index = world.threads.indexOf(thread)
    const answered = { ...awake, archived: false, unread: false, at, history: [...thread.history, reply] }
    world.threads[index] = answered
    return presentThread(world, answered)
  },
}

function threadById(world: World, team: string, id: string): ThreadRow {
  const thread = world.threads.find((each) => each.id === id && each.team === team)
  if (!thread) throw new Refused('not-found')
  return thread
}

function change(world: World, team: string, thread: ThreadRow, changes: ThreadChanges): void {
  const { read, archived, snoozedUntil, assignee } = changes
  const member = world.members[team]?.find(({ id }) => id === assignee)
  if (assignee && !member) throw new Refused('validation', { errors: [fault('body.assignee', 'not-allowed')] })
  if (read !== undefined) thread.unread = !read
  if (archived !== undefined) thread.archived = archived
  if (snoozedUntil === null) delete thread.snoozedUntil
  else if (snoozedUntil !== undefined) thread.snoozedUntil = new Date(snoozedUntil).toISOString()
  if (assignee === null) delete thread.assignee
  else if (member) thread.assignee = { id: member.id, name: member.id === world.me.id ? world.me.name : member.name }
}

function presentSummary(world: World, thread: ThreadRow): ThreadSummary {
  const { eventId, history, team: _, snoozedUntil, ...row } = thread
  const event = world.events.find(({ id }) => id === eventId)
  const last = history.at(-1)
  if (!last) throw new Error(`nothing was said in ${thread.id}`)
  return {
    ...row,
    ...(event && { event: { id: event.id, name: event.name } }),
    ...(isSnoozed(world, thread) && snoozedUntil && { snoozedUntil }),
    messages: history.length,
    last,
  }
}

const presentThread = (world: World, thread: ThreadRow): Thread => ({
  ...presentSummary(world, thread),
  history: thread.history,
})
