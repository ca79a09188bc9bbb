import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { sharedCapacities } from '@foyer/contract/routes/shared-capacities'
import type { SharedCapacity } from '@foyer/contract/shared-capacities'
import { eventById } from '../events/find.ts'
import type { SharedCapacityRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { seatsTaken, ticketTypesOf } from '../ticket-types/ticket-type.ts'
import { belowSeatsTaken } from './ticket-types.ts'

/** As in the contract, whose module would load its schemas. */
const maxSharedCapacities = 50

export const sharedCapacityHandlers: Handlers<typeof sharedCapacities, Scope> = {
  list: ({ store, team, params }) => {
    const { id } = eventById(store, team, params.id)
    return store.sharedCapacities.filter(({ event }) => event === id).map((shared) => present(store, shared))
  },
  create: ({ store, team, params, body }) => {
    const { id: event } = eventById(store, team, params.id)
    if (store.sharedCapacities.filter((each) => each.event === event).length >= maxSharedCapacities)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxSharedCapacities} shared capacities.` })
    const shared = { ...body, id: `shc_${store.nextId++}`, event }
    refuseInvalid(store, shared)
    store.sharedCapacities = [...store.sharedCapacities, shared]
    return present(store, shared)
  },
  change: ({ store, team, params, body }) => {
    const before = sharedById(store, team, params.id)
    const shared = {
      ...before,
      name: body.name ?? before.name,
      capacity: body.capacity ?? before.capacity,
      ticketTypeIds: body.ticketTypeIds ?? before.ticketTypeIds,
    }
    refuseInvalid(store, shared)
    store.sharedCapacities = store.sharedCapacities.map((each) => (each.id === shared.id ? shared : each))
    return present(store, shared)
  },
  delete: ({ store, team, params }) => {
    const { id } = sharedById(store, team, params.id)
    store.sharedCapacities = store.sharedCapacities.filter((each) => each.id !== id)
  },
}

function refuseInvalid(store: Store, { event, capacity, ticketTypeIds }: SharedCapacityRow): void {
  const own = ticketTypesOf(store, event).map(({ id }) => id)
  if (ticketTypeIds.some((id) => !own.includes(id)))
    throw new ProblemError('validation', { errors: [fault('body.ticketTypeIds', 'not-of-event')] })
  const { held, sold } = takenOf(store, ticketTypeIds)
  if (held + sold > capacity) throw belowSeatsTaken(held + sold)
}

function present(store: Store, { event, ...shared }: SharedCapacityRow): SharedCapacity {
  const { held, sold } = takenOf(store, shared.ticketTypeIds)
  const inOrder = ticketTypesOf(store, event).flatMap(({ id }) => (shared.ticketTypeIds.includes(id) ? id : []))
  return { ...shared, ticketTypeIds: inOrder, held, sold, left: shared.capacity - held - sold }
}

function takenOf(store: Store, typeIds: readonly string[]) {
  const taken = [...new Set(typeIds)].map((id) => seatsTaken(store, id))
  const sum = (seats: number[]) => seats.reduce((all, each) => all + each, 0)
  return { held: sum(taken.map(({ held }) => held)), sold: sum(taken.map(({ sold }) => sold)) }
}

function sharedById(store: Store, team: string, id: string): SharedCapacityRow {
  const shared = store.sharedCapacities.find((each) => each.id === id)
  if (!shared || !store.events.some((event) => event.id === shared.event && event.team === team))
    throw new ProblemError('not-found')
  return shared
}
