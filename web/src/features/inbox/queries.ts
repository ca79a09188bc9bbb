import { read, readPages } from '../../lib/query.ts'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** The threads that the URL asks for, one page at a time. The open thread is not part of the query. */
export function threadPages(search: InboxSearch) {
  // The router also passes unknown parameters, which the API refuses.
  const { thread: _, ...query } = inboxSearch({ ...search })
  return readPages('GET /inbox', { query })
}

/** The latest questions about an event that wait for a reply. */
export const openQuestions = (event: string) => read('GET /inbox', { query: { event, show: 'unanswered', limit: 5 } })

/** One thread with its messages. */
export const threadView = (id: string) => read('GET /inbox/{id}', { params: { id } })

/** The members of a team, to assign threads to. */
export const membersOf = (team: string) => read('GET /teams/{id}/members', { params: { id: team } })
