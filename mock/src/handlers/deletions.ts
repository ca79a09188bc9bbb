import type { TeamDeletion } from '@foyer/contract/deletions'
import { isBlocked } from '@foyer/contract/deletions'
import { overAt } from '@foyer/contract/event-over'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope, Store } from '../store.ts'

/** The demo has no accounts, so it has no handlers that delete or export one. */
export const deletionHandlers: Partial<Handlers<(typeof routes)['deletions'], Scope>> = {
  viewTeam: ({ store, team }) => deletionOf(store, team),
  deleteTeam: ({ store, team }) => {
    if (isBlocked(deletionOf(store, team)))
      throw new ProblemError('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    store.teams = store.teams.filter(({ id }) => id !== team)
    store.events = store.events.filter((event) => event.team !== team)
    return undefined
  },
}

function deletionOf(store: Store, team: string): TeamDeletion {
  const events = store.events.filter((event) => event.team === team)
  const orders = store.orders.filter((order) => !order.test && events.some(({ id }) => id === order.eventId))
  const isAhead = (eventId: string) => {
    const event = events.find(({ id }) => id === eventId)
    const end = event && overAt(event)
    return !end || end > store.now()
  }
  return {
    onSale: events.filter(({ status }) => status === 'On Sale').length,
    upcoming: orders.filter(({ status, eventId }) => status === 'paid' && isAhead(eventId)).length,
    open: orders.filter(({ status }) => status === 'reserved' || status === 'requested' || status === 'pending').length,
    owed: orders.filter(({ refunds }) => refunds.some(({ state }) => state === 'created' || state === 'owed')).length,
    members: (store.members[team] ?? []).filter(({ id }) => id !== store.me.id).length,
    events: events.length,
    keptOrders: orders.filter(({ status, totalCents }) => status === 'paid' && totalCents > 0).length,
  }
}
