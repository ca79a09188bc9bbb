import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { ticketTypes } from '@foyer/contract/routes/ticket-types'
import { maxTicketTypesPerEvent } from '@foyer/contract/ticket-limits'
import { takeOutOfForm } from '../events/copy-form.ts'
import { takeOutOfDiscounts } from '../events/discounts.ts'
import { eventById } from '../events/find.ts'
import type { TicketTypeRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { takeOutOfAddOnGroups } from '../ticket-types/add-on-groups.ts'
import { applyChanges, faultsOf, withoutNulls } from '../ticket-types/changes.ts'
import { takeOutOfSharedCapacities } from '../ticket-types/shared-capacities.ts'
import { presentTicketType, seatsTaken, ticketTypesOf } from '../ticket-types/ticket-type.ts'

export const ticketTypeHandlers: Handlers<typeof ticketTypes, Scope> = {
  list: ({ store, team, params }) => presentAll(store, eventById(store, team, params.id).id),
  create: ({ store, team, params, body: { timeZone: _, ...body } }) => {
    const event = eventById(store, team, params.id)
    if (ticketTypesOf(store, event.id).length >= maxTicketTypesPerEvent)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxTicketTypesPerEvent} ticket types.` })
    const type = withoutNulls({ ...body, id: `tkt_${store.nextId++}`, event: event.id })
    store.ticketTypes = [...store.ticketTypes, type]
    return presentTicketType(store, type)
  },
  arrange: ({ store, team, params, body: { ids } }) => {
    const event = eventById(store, team, params.id)
    const types = ticketTypesOf(store, event.id)
    const currentIds = types.map(({ id }) => id)
    if ([...currentIds].sort().join() !== [...ids].sort().join()) throw new ProblemError('stale')
    const arranged = types.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    store.ticketTypes = [...store.ticketTypes.filter((type) => type.event !== event.id), ...arranged]
    return presentAll(store, event.id)
  },
  change: ({ store, team, params, body: { timeZone: _, ...body } }) => {
    const type = applyChanges(ticketTypeById(store, team, params.id), body)
    const errors = faultsOf(type)
    if (errors.length > 0) throw new ProblemError('validation', { errors })
    const { held, sold } = seatsTaken(store, type.id)
    if (body.capacity !== undefined && held + sold > body.capacity) throw belowSeatsTaken(held + sold)
    store.ticketTypes = store.ticketTypes.map((each) => (each.id === type.id ? type : each))
    return presentTicketType(store, type)
  },
  delete: ({ store, team, params }) => {
    const { id, event } = ticketTypeById(store, team, params.id)
    if (store.orders.some(({ tickets }) => tickets.some(({ ticketType }) => ticketType === id)))
      throw new ProblemError('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    const row = eventById(store, team, event)
    if (row.status === 'On Sale' && ticketTypesOf(store, event).length === 1)
      throw new ProblemError('conflict', { errors: [fault('params.id', 'no-ticket-type')] })
    store.ticketTypes = store.ticketTypes.filter((type) => type.id !== id)
    takeOutOfDiscounts(store, row, id)
    takeOutOfAddOnGroups(store, id)
    takeOutOfSharedCapacities(store, id)
    takeOutOfForm(store, event, [id])
  },
}

/** The refusal of a capacity below the seats that are held or sold. @param taken the number of those seats */
export const belowSeatsTaken = (taken: number): ProblemError =>
  new ProblemError('validation', { errors: [fault('body.capacity', 'below-seats-taken', taken)] })

const presentAll = (store: Store, event: string) =>
  ticketTypesOf(store, event).map((type) => presentTicketType(store, type))

function ticketTypeById(store: Store, team: string, id: string): TicketTypeRow {
  const type = store.ticketTypes.find((each) => each.id === id)
  if (!type || !store.events.some((event) => event.id === type.event && event.team === team))
    throw new ProblemError('not-found')
  return type
}
