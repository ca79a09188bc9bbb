import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { ticketTypes } from '@foyer/contract/routes/ticket-types'
import { mostTicketTypes } from '@foyer/contract/ticket-limits'
import { eventById } from '../events/find.ts'
import type { TicketTypeRow } from '../rows.ts'
import { changed, faultsOf, withoutNulls } from '../ticket-types/changed.ts'
import { presentTicketType, seatsTaken, ticketTypesOf } from '../ticket-types/ticket-type.ts'
import type { Scope, World } from '../world.ts'

export const ticketTypeHandlers: Handlers<typeof ticketTypes, Scope> = {
  list: ({ world, team, params }) => shown(world, eventById(world, team, params.id).id),
  create: ({ world, team, params, body }) => {
    const event = eventById(world, team, params.id)
    if (ticketTypesOf(world, event.id).length >= mostTicketTypes)
      throw new Refused('conflict', { detail: 'The event has too many ticket types.' })
    const type = withoutNulls({ ...body, id: `tkt_${world.next++}`, event: event.id })
    world.ticketTypes = [...world.ticketTypes, type]
    return presentTicketType(world, type)
  },
  arrange: ({ world, team, params, body: { ids } }) => {
    const event = eventById(world, team, params.id)
    const types = ticketTypesOf(world, event.id)
    const there = types.map(({ id }) => id)
    if ([...there].sort().join() !== [...ids].sort().join()) throw new Refused('stale')
    const arranged = types.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    world.ticketTypes = [...world.ticketTypes.filter((type) => type.event !== event.id), ...arranged]
    return shown(world, event.id)
  },
  change: ({ world, team, params, body }) => {
    const type = changed(ticketTypeById(world, team, params.id), body)
    const errors = faultsOf(type)
    if (errors.length > 0) throw new Refused('validation', { errors })
    const { held, sold } = seatsTaken(world, type.id)
    if (body.capacity !== undefined && held + sold > body.capacity) throw belowSeatsTaken(held + sold)
    world.ticketTypes = world.ticketTypes.map((each) => (each.id === type.id ? type : each))
    return presentTicketType(world, type)
  },
  delete: ({ world, team, params }) => {
    const { id, event } = ticketTypeById(world, team, params.id)
    if (world.orders.some(({ tickets }) => tickets.some(({ ticketType }) => ticketType === id)))
      throw new Refused('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    if (eventById(world, team, event).status === 'On Sale' && ticketTypesOf(world, event).length === 1)
      throw new Refused('conflict', { errors: [fault('params.id', 'no-ticket-type')] })
    world.ticketTypes = world.ticketTypes.filter((type) => type.id !== id)
  },
}

/** Fewer seats than are held and sold. @param taken how many those are */
export const belowSeatsTaken = (taken: number): Refused =>
  new Refused('validation', { errors: [fault('body.capacity', 'below-seats-taken', taken)] })

const shown = (world: World, event: string) => ticketTypesOf(world, event).map((type) => presentTicketType(world, type))

function ticketTypeById(world: World, team: string, id: string): TicketTypeRow {
  const type = world.ticketTypes.find((each) => each.id === id)
  if (!type || !world.events.some((event) => event.id === type.event && event.team === team))
    throw new Refused('not-found')
  return type
}
