import type { search } from '@foyer/contract/routes/search'
import type { ServerHandlers } from '../../http/context.ts'
import { presentEvent } from '../events/presenter.ts'
import { listEvents } from '../events/queries.ts'

/** The most results of a search. */
const maxResults = 20

export const searchHandlers: ServerHandlers<typeof search> = {
  find: async ({ db, scope, query }) => {
    const { items } = await listEvents(db, scope, { q: query.q, limit: maxResults })
    return { events: items.map(presentEvent) }
  },
}
