import { discountsOfCopy, unknownTypeFaults } from '@foyer/contract/discount-rules'
import type { EventStatus } from '@foyer/contract/event-status'
import { mayBecome, missingForSale } from '@foyer/contract/event-status'
import type { EventChanges } from '@foyer/contract/events'
import { maskKey, untitled } from '@foyer/contract/events'
import type { FieldCode } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import { ordersForbid } from '@foyer/contract/orders-forbid'
import { termsOfCopy } from '@foyer/contract/payment-terms-rules'
import { unwatchedReason } from '@foyer/contract/read-web-address'
import type { events } from '@foyer/contract/routes/events'
import { maxNameLength } from '@foyer/contract/text'
import { copyNameOf } from '@foyer/words/format/copy-name'
import { copyForm } from '../events/copy-form.ts'
import { setDiscounts } from '../events/discounts.ts'
import { applyChanges, placeOfNew, presentEvent, presentWholeEvent } from '../events/event.ts'
import { eventById, findEvents, upcoming } from '../events/find.ts'
import { movedEvent, moveTimes } from '../events/move-times.ts'
import { checkKey } from '../events/notion.ts'
import { eventBySlug, freeSlug } from '../events/slug.ts'
import { deleteTestOrders, ordersOf } from '../orders/of-event.ts'
import type { EventRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { copyAddOnGroups } from '../ticket-types/add-on-groups.ts'
import { copySharedCapacities } from '../ticket-types/shared-capacities.ts'
import { eventSeats, ticketTypesOf } from '../ticket-types/ticket-type.ts'
import { changeAddress, watchWebsite } from '../websites/website.ts'
import { belowSeatsTaken } from './ticket-types.ts'

export const eventHandlers: Handlers<typeof events, Scope> = {
  list: ({ store, team, query }) => {
    const page = findEvents(store, team, query)
    return { ...page, items: page.items.map((event) => presentEvent(store, event)) }
  },
  upcoming: ({ store, team }) => upcoming(store, team),
  view: ({ store, team, params }) => presentWholeEvent(store, eventById(store, team, params.id)),
  create: ({ store, team, body }) => {
    const { title, urlLink: websiteUrl, notionLink, status, date, timeZone } = body
    if (websiteUrl !== undefined) refuseUnwatched('urlLink', websiteUrl)
    assertTransition(store, team, { id: '', status: 'test', dateTba: date === undefined }, status)
    const values = {
      name: title || untitled,
      ...placeOfNew(body),
      ...(websiteUrl && { websiteUrl }),
      ...(notionLink && { notionLink }),
      ...(date && { date }),
      ...(timeZone && { timeZone }),
    }
    return presentEvent(store, addEvent(store, team, values, status))
  },
  change: ({ store, team, params, body: { version, ...changes } }) => {
    const event = eventById(store, team, params.id)
    if (version !== undefined && version !== event.version) throw new ProblemError('stale')
    const zone =
      changes.timeZone === undefined || changes.timeZone === event.timeZone
        ? undefined
        : { from: event.timeZone, to: changes.timeZone }
    const next = applyChanges(store, zone ? movedEvent(event, zone) : event, changes)
    assertChange(store, event, next, changes)
    changeAddress(store, event, next.websiteUrl)
    if (zone) moveTimes(store, event.id, zone)
    return presentWholeEvent(store, replace(store, next))
  },
  delete: ({ store, team, params }) => {
    const { id } = eventById(store, team, params.id)
    if (ordersForbid.deletion(ordersOf(store, id)))
      throw new ProblemError('conflict', { detail: 'The event has orders.' })
    store.orders = store.orders.filter(({ eventId }) => eventId !== id)
    store.ticketTypes = store.ticketTypes.filter(({ event }) => event !== id)
    store.sharedCapacities = store.sharedCapacities.filter(({ event }) => event !== id)
    store.addOnGroups = store.addOnGroups.filter(({ event }) => event !== id)
    store.events = store.events.filter((event) => event.id !== id)
  },
  changeStatus: ({ store, team, params, body: { status } }) => {
    const event = eventById(store, team, params.id)
    assertTransition(store, team, event, status)
    if (status === 'test' && ordersForbid.backToDraft(ordersOf(store, event.id)))
      throw new ProblemError('transition-refused', { detail: 'The event has real orders.' })
    if (event.status === 'test' && status === 'On Sale') deleteTestOrders(store, event.id)
    return presentWholeEvent(store, status === event.status ? event : replace(store, { ...event, status }))
  },
  duplicate: ({ store, team, params }) => {
    const { date: _date, endsAt: _, formerSlugs: _former, ...event } = eventById(store, team, params.id)
    const language = store.teams.find(({ id }) => id === team)?.language ?? 'en'
    const name = copyNameOf(event.name, language, maxNameLength)
    const paymentTerms = termsOfCopy(event.paymentTerms)
    const { discounts: _discounts, ...kept } = event
    const copied = addEvent(store, team, { ...kept, name, ...(paymentTerms && { paymentTerms }) }, 'test', event.name)
    const copies = new Map<string, string>()
    for (const { salesFrom: _from, salesUntil: _until, ...type } of ticketTypesOf(store, event.id)) {
      const id = `tkt_${store.nextId++}`
      copies.set(type.id, id)
      store.ticketTypes = [...store.ticketTypes, { ...type, id, event: copied.id }]
    }
    const addOns = copyAddOnGroups(store, event.id, copied.id, copies)
    copySharedCapacities(store, event.id, copied.id, copies)
    const copy = setDiscounts(store, copied, discountsOfCopy(event.discounts ?? [], copies))
    copyForm(store, event.id, copy.id, new Map([...copies, ...addOns]))
    const description = store.descriptions[event.id]
    if (description) store.descriptions[copy.id] = { ...description, version: 1 }
    return presentEvent(store, copy)
  },
  saveKey: ({ store, team, params, body: { apiKey } }) => {
    const event = eventById(store, team, params.id)
    const keyChecked = checkKey(apiKey) === 'ok'
    return presentWholeEvent(store, replace(store, { ...event, apiKey: maskKey(apiKey), keyChecked }))
  },
  removeKey: ({ store, team, params }) => {
    const { apiKey: _, ...event } = eventById(store, team, params.id)
    return presentWholeEvent(store, replace(store, { ...event, keyChecked: false }))
  },
}

/** Stores an event under the next version. */
function replace(store: Store, row: EventRow): EventRow {
  const event = { ...row, version: row.version + 1 }
  store.events = store.events.map((each) => (each.id === event.id ? event : each))
  return event
}

type NewEvent = Pick<EventRow, 'name'> & Partial<EventRow>

/**
 * Adds an event. While its date is open, `date` is the time of its creation, which puts it at the top of the list.
 * @param named its address is made from this name
 */
function addEvent(
  store: Store,
  team: string,
  values: NewEvent,
  status: EventStatus,
  named: string = values.name,
): EventRow {
  const sequence = store.nextId++
  const now = store.now().toISOString()
  const owner = store.teams.find(({ id }) => id === team)
  const event: EventRow = {
    timeZone: owner?.timeZone ?? 'UTC',
    currency: owner?.currency ?? 'EUR',
    keyChecked: false,
    online: false,
    ...values,
    id: `evt_${sequence}`,
    slug: freeSlug(store, named),
    team,
    sequence,
    status,
    date: values.date ?? now,
    createdAt: now,
    dateTba: values.date === undefined,
    version: 1,
  }
  store.events = [event, ...store.events]
  watchWebsite(store, event)
  return event
}

function assertTransition(
  store: Store,
  team: string,
  event: Pick<EventRow, 'id' | 'status' | 'dateTba'>,
  next: EventStatus,
): void {
  if (!mayBecome(event.status, next))
    throw new ProblemError('transition-refused', {
      detail: `The status cannot change from ${event.status} to ${next}.`,
    })
  const hasImprint = store.teams.some(({ id, imprint }) => id === team && imprint)
  const hasTicketType = ticketTypesOf(store, event.id).length > 0
  const missing =
    next === 'On Sale' && event.status !== next ? missingForSale({ ...event, hasImprint, hasTicketType }) : []
  if (missing.length > 0) throw notReady(missing)
}

function assertChange(store: Store, event: EventRow, next: EventRow, changes: EventChanges): void {
  if (next.websiteUrl && next.websiteUrl !== event.websiteUrl) refuseUnwatched('websiteUrl', next.websiteUrl)
  if (next.endsAt && next.endsAt <= next.date) throw refusedField('endsAt', 'ends-before-start')
  if (changes.onlineAccess && !next.online) throw refusedField('onlineAccess', 'not-allowed')
  if (changes.cover && !next.cover) throw refusedField('cover.hash', 'picture-missing')
  if (event.status === 'On Sale' && next.dateTba) throw notReady(['date-open'])
  if (next.currency !== event.currency && ordersForbid.newCurrency(ordersOf(store, event.id)))
    throw refusedField('currency', 'orders-in-it')
  const typeIds = ticketTypesOf(store, event.id).map(({ id }) => id)
  const errors = unknownTypeFaults(changes.discounts ?? [], typeIds)
  if (errors.length > 0) throw new ProblemError('validation', { errors })
  const { held, sold } = eventSeats(store, event)
  if (changes.capacity !== undefined && held + sold > (changes.capacity ?? Number.POSITIVE_INFINITY))
    throw belowSeatsTaken(held + sold)
  if (changes.slug && (eventBySlug(store, changes.slug) ?? event).id !== event.id)
    throw refusedField('slug', 'slug-taken')
}

const notReady = (missing: ReturnType<typeof missingForSale>) =>
  new ProblemError('not-ready', { errors: missing.map((code) => fault(code, code)) })

function refuseUnwatched(field: 'urlLink' | 'websiteUrl', address: string): void {
  const code = unwatchedReason(address, [])
  if (code) throw refusedField(field, code)
}

const refusedField = (field: string, code: FieldCode) =>
  new ProblemError('validation', { errors: [fault(`body.${field}`, code)] })
