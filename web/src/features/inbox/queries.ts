import { read, readPages } from '../../lib/query.ts'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** The threads that the address asks for, a page at a time. Which of them is open makes no other list. */
export function threadPages(search: InboxSearch) {
  // the router hands on what else the address says, which the API refuses
  const { thread: _, ...query } = inboxSearch({ ...search })
  return readPages('GET /inbox', { query })
}

/** One thread with what was said in it. */
export const threadView = (id: string) => read('GET /inbox/{id}', { params: { id } })

/** Who a thread can be given to. */
export const membersOf = (team: string) => read('GET /teams/{id}/members', { params: { id: team } })
