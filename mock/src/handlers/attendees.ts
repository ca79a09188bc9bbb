import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { findAttendees } from '../attendees/find.ts'
import { eventById } from '../events/find.ts'
import type { Scope } from '../store.ts'

/** The demo lists attendees and makes no files of them. */
export const attendeeHandlers: Partial<Handlers<(typeof routes)['attendees'], Scope>> = {
  list: ({ store, team, params, query }) => findAttendees(store, eventById(store, team, params.id).id, query),
}
