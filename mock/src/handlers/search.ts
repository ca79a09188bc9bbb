import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { presentEvent } from '../events/event.ts'
import { findEvents } from '../events/find.ts'
import type { Scope } from '../world.ts'

/** How many of each kind a search shows. */
const most = 20

export const searchHandlers: Handlers<(typeof routes)['search'], Scope> = {
  find: ({ world, team, query }) => ({
    events: findEvents(world, team, { q: query.q, limit: most }).items.map((event) => presentEvent(world, event)),
  }),
}
