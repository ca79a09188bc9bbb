import type { Page } from '@foyer/contract/http/route'
import type { InboxFilter } from '@foyer/contract/inbox'
import { plain } from '@foyer/contract/slug'
import { pageOf } from '../page-of.ts'
import type { ThreadRow } from '../rows.ts'
import type { World } from '../world.ts'

/** A team's threads, the one in which something last came in first: filtered; whole, or a page of `limit`. */
export function findThreads(world: World, team: string, filter: InboxFilter): Page<ThreadRow> {
  const { show, assigned, event, order, q = '', ...page } = filter
  const words = plain(q).split(/\s+/).filter(Boolean)
  const found = world.threads
    .filter((thread) => thread.team === team && shows(world, thread)[show])
    .filter(({ assignee }) => !assigned || assignee?.id === world.me.id)
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter((thread) => order === undefined || thread.order?.id === order)
    .filter((thread) => words.every((word) => searchable(world, thread).includes(word)))
    .toSorted((a, b) => b.at.localeCompare(a.at))
  return pageOf(found, page)
}

/** In which views a thread stands. */
export function shows(world: World, thread: ThreadRow): Record<InboxFilter['show'], boolean> {
  const { archived, unread } = thread
  const snoozed = isSnoozed(world, thread)
  const all = !archived && !snoozed
  return { all, unread: all && unread, snoozed: !archived && snoozed, archived }
}

/** Whether it is out of sight for a while. */
export const isSnoozed = ({ now }: World, { snoozedUntil }: ThreadRow): boolean =>
  snoozedUntil !== undefined && snoozedUntil > now().toISOString()

function searchable(world: World, { eventId, order, from, history }: ThreadRow): string {
  const event = world.events.find(({ id }) => id === eventId)?.name
  const said = history.map((message) => ('text' in message ? message.text : ''))
  return plain([event, order?.number, from?.name, from?.email, ...said].filter(Boolean).join(' '))
}
