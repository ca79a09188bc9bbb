import type { EventStatus } from '@foyer/contract/event-status'
import { mayBecome, missingForSale } from '@foyer/contract/event-status'
import type { EventChanges } from '@foyer/contract/events'
import { maskKey, untitled } from '@foyer/contract/events'
import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { events } from '@foyer/contract/routes/events'
import { changed, presentEvent } from '../events/event.ts'
import { eventById, findEvents, upcoming } from '../events/find.ts'
import { checkKey } from '../events/notion.ts'
import { eventAt, freeSlug } from '../events/slug.ts'
import type { EventRow } from '../rows.ts'
import { seatsInAll, ticketTypesOf } from '../ticket-types/ticket-type.ts'
import { moveWebsite } from '../websites/website.ts'
import type { Scope, World } from '../world.ts'
import { belowSeatsTaken } from './ticket-types.ts'

export const eventHandlers: Handlers<typeof events, Scope> = {
  list: ({ world, team, query }) => {
    const page = findEvents(world, team, query)
    return { ...page, items: page.items.map((event) => presentEvent(world, event)) }
  },
  upcoming: ({ world, team }) => upcoming(world, team),
  view: ({ world, team, params }) => presentEvent(world, eventById(world, team, params.id)),
  create: ({ world, team, body }) => {
    refuseTransition(world, team, { id: '', status: 'test', dateTba: true }, body.status)
    const { title, urlLink: websiteUrl, notionLink, status } = body
    return presentEvent(
      world,
      addOpenEvent(world, team, { name: title || untitled, websiteUrl, ...(notionLink && { notionLink }) }, status),
    )
  },
  change: ({ world, team, params, body: { version, ...changes } }) => {
    const event = eventById(world, team, params.id)
    if (version !== undefined && version !== event.version) throw new Refused('stale')
    const next = changed(event, changes)
    refuseChange(world, event, next, changes)
    moveWebsite(world, event, next.websiteUrl)
    return presentEvent(world, replace(world, next))
  },
  delete: ({ world, team, params }) => {
    const { id } = eventById(world, team, params.id)
    // the server keeps what was really sold; here everything may be tried out
    world.orders = world.orders.filter(({ eventId }) => eventId !== id)
    world.ticketTypes = world.ticketTypes.filter(({ event }) => event !== id)
    world.events = world.events.filter((event) => event.id !== id)
  },
  changeStatus: ({ world, team, params, body: { status } }) => {
    const event = eventById(world, team, params.id)
    refuseTransition(world, team, event, status)
    return presentEvent(world, status === event.status ? event : replace(world, { ...event, status }))
  },
  duplicate: ({ world, team, params }) => {
    const { endsAt: _, formerSlugs: _former, ...event } = eventById(world, team, params.id)
    const copy = addOpenEvent(world, team, event, 'test')
    for (const { salesFrom: _from, salesUntil: _until, ...type } of ticketTypesOf(world, event.id))
      world.ticketTypes = [...world.ticketTypes, { ...type, id: `tkt_${world.next++}`, event: copy.id }]
    return presentEvent(world, copy)
  },
  saveKey: ({ world, team, params, body: { apiKey } }) => {
    const event = eventById(world, team, params.id)
    const keyChecked = checkKey(apiKey) === 'ok'
    return presentEvent(world, replace(world, { ...event, apiKey: maskKey(apiKey), keyChecked }))
  },
  removeKey: ({ world, team, params }) => {
    const { apiKey: _, ...event } = eventById(world, team, params.id)
    return presentEvent(world, replace(world, { ...event, keyChecked: false }))
  },
}

function replace(world: World, changed: EventRow): EventRow {
  const event = { ...changed, version: changed.version + 1 }
  world.events = world.events.map((each) => (each.id === event.id ? event : each))
  return event
}

type Given = Pick<EventRow, 'name' | 'websiteUrl'> & Partial<EventRow>

/** Adds an event whose date is open: it is dated by the moment it was created, and stands at the top of the list. */
function addOpenEvent(world: World, team: string, given: Given, status: EventStatus): EventRow {
  const sequence = world.next++
  const now = world.now().toISOString()
  const home = world.teams.find(({ id }) => id === team)
  const event: EventRow = {
    timeZone: home?.timeZone ?? 'UTC',
    currency: home?.currency ?? 'EUR',
    keyChecked: false,
    ...given,
    id: `evt_${sequence}`,
    slug: freeSlug(world, given.name),
    team,
    sequence,
    status,
    date: now,
    createdAt: now,
    dateTba: true,
    version: 1,
  }
  world.events = [event, ...world.events]
  return event
}

function refuseTransition(
  world: World,
  team: string,
  event: Pick<EventRow, 'id' | 'status' | 'dateTba'>,
  next: EventStatus,
): void {
  if (!mayBecome(event.status, next))
    throw new Refused('transition-refused', { detail: `${event.status} cannot become ${next}.` })
  const hasImprint = world.teams.some(({ id, imprint }) => id === team && imprint)
  const hasTicketType = ticketTypesOf(world, event.id).length > 0
  const missing =
    next === 'On Sale' && event.status !== next ? missingForSale({ ...event, hasImprint, hasTicketType }) : []
  if (missing.length > 0) throw notReady(missing)
}

function refuseChange(world: World, event: EventRow, next: EventRow, changes: EventChanges): void {
  if (next.endsAt && next.endsAt <= next.date) throw refusedField('endsAt', 'ends-before-start')
  if (event.status === 'On Sale' && next.dateTba) throw notReady(['date-open'])
  if (next.currency !== event.currency && world.orders.some(({ eventId }) => eventId === event.id))
    throw refusedField('currency', 'orders-in-it')
  const { held, sold } = seatsInAll(world, event)
  if (changes.capacity !== undefined && held + sold > (changes.capacity ?? Number.POSITIVE_INFINITY))
    throw belowSeatsTaken(held + sold)
  if (changes.slug && (eventAt(world, changes.slug) ?? event).id !== event.id) throw refusedField('slug', 'slug-taken')
}

const notReady = (missing: ReturnType<typeof missingForSale>) =>
  new Refused('not-ready', { errors: missing.map((code) => fault(code, code)) })

const refusedField = (field: string, code: 'ends-before-start' | 'slug-taken' | 'orders-in-it') =>
  new Refused('validation', { errors: [fault(`body.${field}`, code)] })
