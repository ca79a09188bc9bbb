import type { Page } from '@foyer/contract/http/route'
import type { InboxFilter } from '@foyer/contract/inbox'
import { searchTextOf } from '@foyer/contract/search-text'
import { pageOf } from '../page-of.ts'
import type { ThreadRow } from '../rows.ts'
import { hasWords } from '../search/find.ts'
import type { Store } from '../store.ts'
import { messageSearchText } from './notification-text.ts'

/** Lists a team's threads by their latest message: filtered, and cut to a page when `limit` is set. */
export function findThreads(store: Store, team: string, filter: InboxFilter): Page<ThreadRow> {
  const { show, assigned, event, order, q, ...page } = filter
  const found = store.threads
    .filter((thread) => thread.team === team && viewsOf(store, thread)[show])
    .filter(({ assignee }) => !assigned || assignee?.id === store.me.id)
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter((thread) => order === undefined || thread.order?.id === order)
    .filter((thread) => hasWords(searchTextOfThread(store, thread), q))
    .toSorted((a, b) => b.at.localeCompare(a.at))
  return pageOf(found, page)
}

/** The views of the inbox that show a thread. */
export function viewsOf(store: Store, thread: ThreadRow): Record<InboxFilter['show'], boolean> {
  const { archived, unread, history } = thread
  const snoozed = isSnoozed(store, thread)
  const all = !archived && !snoozed
  const unanswered = all && history.at(-1)?.kind === 'question'
  return { all, unread: all && unread, unanswered, snoozed: !archived && snoozed, archived }
}

/** Whether a thread is hidden until a later time. */
export const isSnoozed = ({ now }: Store, { snoozedUntil }: ThreadRow): boolean =>
  snoozedUntil !== undefined && snoozedUntil > now().toISOString()

/** The text in which the search looks for a thread. */
export function searchTextOfThread(store: Store, { eventId, order, from, history }: ThreadRow): string {
  const event = store.events.find(({ id }) => id === eventId)?.name
  return searchTextOf(event, order?.number, from?.name, from?.email, ...history.map(messageSearchText))
}
