import type { search } from '@foyer/contract/routes/search'
import type { ServerHandlers } from '../../http/ask.ts'
import { presentEvent } from '../events/presenter.ts'
import { listEvents } from '../events/queries.ts'

/** How many of each kind a search shows. */
const most = 20

export const searchHandlers: ServerHandlers<typeof search> = {
  find: async ({ db, scope, query }) => {
    const { items } = await listEvents(db, scope, { q: query.q, limit: most })
    return { events: items.map(presentEvent) }
  },
}
