import { overAt } from '@foyer/contract/event-over'
import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import { takesMoney } from '@foyer/contract/offered-methods'
import { isFew } from '@foyer/contract/order-states'
import type { PublicTicketType } from '@foyer/contract/public'
import type { routes } from '@foyer/contract/routes/all'
import { eventAt } from '../events/slug.ts'
import type { EventRow, TicketTypeRow } from '../rows.ts'
import { seatsInAll, seatsTaken, ticketTypesOf } from '../ticket-types/ticket-type.ts'
import type { Scope, World } from '../world.ts'

const saleOf = { test: 'test', 'On Sale': 'open', Closed: 'closed' } as const

/** What the sample pages of the demo are made of, and what is asked there. Who looks at it is of every team. */
export const publicHandlers: Partial<Handlers<(typeof routes)['public'], Scope>> = {
  viewEvent: ({ world, params }) => {
    const event = eventAt(world, params.slug)
    const team = world.teams.find(({ id }) => id === event?.team)
    if (!event || !team) throw new Refused('not-found', { title: 'Event not found' })
    const { date, dateTba, ...rest } = event
    return {
      ...rest,
      ...(!dateTba && { date }),
      sale: saleOf[event.status],
      organiser: team.name,
      ...(team.imprint && { imprint: team.imprint }),
      ticketTypes: ticketTypesOf(world, event.id)
        .filter(({ hidden }) => !hidden)
        .map((type) => ({ ...type, ...availabilityOf(world, event, type) })),
    }
  },
  ask: ({ world, params, body: { text, ...from } }) => {
    const event = eventAt(world, params.slug)
    if (!event) throw new Refused('not-found', { title: 'Event not found' })
    const id = `thr_${world.next++}`
    // a moment later than the one before, for the clock may stand still in tests
    const at = new Date(world.now().getTime() + world.next).toISOString()
    const history = [{ id: `msg_${world.next++}`, at, kind: 'question' as const, text }]
    const flags = { unread: true, archived: false }
    world.threads.push({ id, team: event.team, eventId: event.id, from, ...flags, at, history })
    return { token: id }
  },
}

type Availability = Pick<PublicTicketType, 'availability' | 'left'>

function availabilityOf(world: World, event: EventRow, type: TicketTypeRow): Availability {
  const now = world.now().getTime()
  if ([type.salesUntil, overAt(event)].some((end) => end && new Date(end).getTime() <= now))
    return { availability: 'over' }
  const [own, all] = [seatsTaken(world, type.id), seatsInAll(world, event)]
  const ofEvent = (event.capacity ?? Number.POSITIVE_INFINITY) - all.held - all.sold
  const left = Math.min(type.capacity - own.held - own.sold, ofEvent)
  if (left <= 0) return { availability: 'sold-out' }
  if (type.salesFrom && now < Date.parse(type.salesFrom)) return { availability: 'not-yet' }
  if (type.priceCents > 0 && !isPayable(world, event)) return { availability: 'not-payable' }
  return isFew(left, type.capacity) ? { availability: 'few', left } : { availability: 'plenty' }
}

function isPayable(world: World, event: EventRow): boolean {
  const { bank } = world.teams.find(({ id }) => id === event.team) ?? {}
  return takesMoney(
    { event, team: { bank }, card: world.stripe[event.team] ?? null, test: event.status === 'test' },
    world.now(),
  )
}
