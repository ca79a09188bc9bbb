import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { presentEvent } from '../events/event.ts'
import { findEvents } from '../events/find.ts'
import type { Scope } from '../store.ts'

/** The search shows at most this many results of each kind. */
const maxPerKind = 20

export const searchHandlers: Handlers<(typeof routes)['search'], Scope> = {
  find: ({ store, team, query }) => ({
    events: findEvents(store, team, { q: query.q, limit: maxPerKind }).items.map((event) => presentEvent(store, event)),
  }),
}
