import { unknownTypeFaults } from '@foyer/contract/discount-rules'
import type { Discount } from '@foyer/contract/discounts'
import { noPlace, placeAfter } from '@foyer/contract/event-place'
import type { EventStatus } from '@foyer/contract/event-status'
import { mayBecome, missingForSale } from '@foyer/contract/event-status'
import type { Cover, EventChanges, NewEvent } from '@foyer/contract/events'
import { untitled } from '@foyer/contract/events'
import type { FieldCode } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import { ordersForbid } from '@foyer/contract/orders-forbid'
import { termsOfCopy } from '@foyer/contract/payment-terms-rules'
import { unwatchedReason } from '@foyer/contract/read-web-address'
import { maxNameLength } from '@foyer/contract/text'
import { copyNameOf } from '@foyer/words/format/copy-name'
import { and, eq, sql } from 'drizzle-orm'
import { breaksUnique } from '../../lib/constraint.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Infra } from '../../lib/infra.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { copyPictures } from '../files/commands.ts'
import { pictureOfEvent } from '../files/queries.ts'
import { deleteTestOrders } from '../inventory/commands/delete-test-orders.ts'
import { changeCapacity } from '../inventory/commands/inventory-rows.ts'
import { lockInventoryAndBumpVersion } from '../inventory/commands/lock-inventory.ts'
import { salesFactsOf } from '../inventory/queries.ts'
import { lockTeamForShare } from '../teams/queries.ts'
import { saveFeeType } from './commands/booking-fee.ts'
import { claimAddress } from './commands/claim-address.ts'
import { insertEvent } from './commands/insert.ts'
import { movedTimes } from './commands/move-times.ts'
import type { EventRow } from './queries.ts'
import { eventById, eventNotFound, inScope } from './queries.ts'
import type { EventServices } from './rules.ts'
import { accessRecord, applyChanges, keyRecord, onlineAccessOf, zoneChange } from './rules.ts'

type Services = EventServices & Pick<Infra, 'config' | 'secrets'>

/**
 * Creates an event, by default as a draft. Without a date it is the first in the list, which has such events before the
 * others.
 * @throws ProblemError `validation` for a website address that Foyer does not watch
 */
export async function createEvent(db: Db, services: Services, scope: Scope, input: NewEvent): Promise<EventRow> {
  if (input.urlLink !== undefined) refuseUnwatched(services, 'urlLink', input.urlLink)
  return await db.transaction(async (tx) => {
    const team = await lockTeamForShare(tx, scope)
    const name = input.title || untitled
    const { date, urlLink: websiteUrl = null } = input
    const place = placeAfter(noPlace, input)
    const facts = { dateTba: date === undefined, hasImprint: Boolean(team.imprint), hasTicketType: false }
    refuseTransition('test', input.status, facts)
    const id = newId('evt')
    await insertEvent(tx, {
      id,
      teamId: scope.team,
      name,
      ...place,
      timeZone: input.timeZone ?? team.timeZone,
      ...(date !== undefined && { date: new Date(date) }),
      websiteUrl,
      notionLink: input.notionLink ?? null,
      status: input.status,
      currency: team.currency,
    })
    await services.onEventSaved(tx, { kind: 'created', eventId: id, websiteUrl })
    return await eventById(tx, scope, id)
  })
}

/**
 * Changes the given fields of an event. After a new Notion link the API key counts as unchecked, because it was checked
 * with another page. In a new time zone, its moments that are not given keep their local time.
 * @throws ProblemError `not-found`; `stale` when the event has changed since the given version; `not-ready` when an event on
 *   sale would lose its date; `validation` when it would end before it starts, its capacity would be below the seats held
 *   and sold, its currency would change although it has orders, its address is or was another event's, Foyer does not watch its new
 *   website address, its cover was not uploaded for it, it has online access without being online, or a discount for a
 *   ticket type of another event
 */
export async function changeEvent(
  db: Db,
  services: Services,
  scope: Scope,
  id: string,
  { version, capacity, onlineAccess, mailBuyers, cover, ...changes }: EventChanges,
): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const event = await lockEvent(tx, scope, id)
    if (version !== undefined && version !== event.version) throw new ProblemError('stale')
    const zone = zoneChange(event, changes)
    const moved = zone && (await movedTimes(tx, event, zone))
    const next = { ...moved?.documents, ...applyChanges({ ...event, ...moved?.dates }, changes) }
    // an address entered before it was refused does not keep the rest of the form from being saved
    if (next.websiteUrl && next.websiteUrl !== event.websiteUrl)
      refuseUnwatched(services, 'websiteUrl', next.websiteUrl)
    if (next.endsAt && next.endsAt <= next.date) throw refusedField('endsAt', 'ends-before-start')
    if (event.status === 'On Sale' && next.dateTba) throw notReady(['date-open'])
    if (next.currency && next.currency !== event.currency && ordersForbid.newCurrency(event))
      throw refusedField('currency', 'orders-in-it')
    if (onlineAccess && !next.online) throw refusedField('onlineAccess', 'not-allowed')
    if (changes.discounts) await refuseUnknownTypes(tx, id, changes.discounts)
    if (changes.bookingFee) await saveFeeType(tx, id, changes.bookingFee)
    if (capacity !== undefined) await changeCapacity(tx, id, capacity)
    await tx
      .update(events)
      .set({
        ...next,
        ...accessAfter(services, id, next.online, onlineAccess),
        ...(cover !== undefined && { cover: cover && (await coverOf(tx, id, cover)) }),
        version: sql`${events.version} + 1`,
      })
      .where(inScope(scope, id))
      .catch((error: unknown) => {
        throw breaksUnique(error, 'events_slug_unique') ? refusedField('slug', 'slug-taken') : error
      })
    for (const slug of next.slug === undefined ? [] : [event.slug, next.slug])
      if (!(await claimAddress(tx, id, slug))) throw refusedField('slug', 'slug-taken')
    const { websiteUrl, notionLink } = next
    const isNewAccess = Boolean(onlineAccess) && onlineAccess !== onlineAccessOf(services.secrets, event)
    const mailsAccess = Boolean(mailBuyers) && isNewAccess
    await services.onEventSaved(tx, { kind: 'changed', eventId: id, websiteUrl, notionLink, zone, mailsAccess })
    return await eventById(tx, scope, id)
  })
}

/**
 * Changes the status of an event. When the sale starts, its test orders are deleted.
 * @throws ProblemError `not-found`; `transition-refused` for a transition that does not exist, or back to draft with a real
 *   order; `not-ready` with everything that the event lacks to go on sale
 */
export async function changeStatus(db: Db, scope: Scope, id: string, next: EventStatus): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const team = await lockTeamForShare(tx, scope)
    const event = await lockEvent(tx, scope, id)
    const { dateTba, hasTicketType } = event
    refuseTransition(event.status, next, { dateTba, hasImprint: Boolean(team.imprint), hasTicketType })
    if (next === 'test' && ordersForbid.backToDraft(event))
      throw new ProblemError('transition-refused', { detail: 'The event has real orders.' })
    if (event.status === 'test' && next === 'On Sale') await deleteTestOrders(tx, id)
    if (event.status !== next)
      await tx
        .update(events)
        .set({ status: next, version: sql`${events.version} + 1` })
        .where(inScope(scope, id))
    return await eventById(tx, scope, id)
  })
}

/**
 * Deletes an event and its test orders.
 * @throws ProblemError `not-found`; `conflict` when it has real orders
 */
export async function deleteEvent(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, scope, id)
    if (ordersForbid.deletion(event)) throw new ProblemError('conflict', { detail: 'The event has orders.' })
    await tx.delete(events).where(inScope(scope, id))
  })
}

/**
 * Copies an event into a draft without a date, which its name calls a copy. Its secrets are encrypted again, for the row of
 * the copy.
 */
export async function duplicateEvent(
  db: Db,
  { secrets, onEventSaved }: EventServices & Pick<Infra, 'secrets'>,
  scope: Scope,
  id: string,
): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const {
      slug: _slug,
      createdAt: _createdAt,
      version: _version,
      legalTexts: _texts,
      ...event
    } = await eventById(tx, scope, id)
    const copy = newId('evt')
    const apiKey = event.apiKey && secrets.encrypt(secrets.decrypt(event.apiKey, keyRecord(id)), keyRecord(copy))
    const access = onlineAccessOf(secrets, event)
    const onlineAccess = access === undefined ? null : secrets.encrypt(access, accessRecord(copy))
    const { language } = await lockTeamForShare(tx, scope)
    const name = copyNameOf(event.name, Language.parse(language), maxNameLength)
    const { date: _date, dateTba: _open, ...kept } = event
    const paymentTerms = termsOfCopy(event.paymentTerms) ?? null
    const status = 'test' as const
    const changed = { id: copy, name, apiKey, onlineAccess, status, endsAt: null, paymentTerms, discounts: [] }
    await insertEvent(tx, { ...kept, ...changed }, event.name)
    await copyPictures(tx, id, copy)
    if (event.cap !== null) await changeCapacity(tx, copy, event.cap)
    if (event.bookingFee) await saveFeeType(tx, copy, event.bookingFee)
    await onEventSaved(tx, { kind: 'duplicated', eventId: copy, from: id, websiteUrl: event.websiteUrl })
    return await eventById(tx, scope, copy)
  })
}

type LockedEvent = EventRow & Awaited<ReturnType<typeof salesFactsOf>>

/**
 * Locks an event until the transaction ends: its inventory row first, which keeps buyers from reserving, then its own row.
 * @returns the event and its sales facts as they are under the lock
 */
async function lockEvent(tx: Db, scope: Scope, id: string): Promise<LockedEvent> {
  // before the lock: a caller must not block the sale of another team's event
  await eventById(tx, scope, id)
  await lockInventoryAndBumpVersion(tx, id)
  const [row] = await tx.select({ id: events.id }).from(events).where(inScope(scope, id)).for('no key update')
  if (!row) throw eventNotFound()
  return { ...(await eventById(tx, scope, id)), ...(await salesFactsOf(tx, id)) }
}

/** @throws ProblemError `validation` for discounts for other ticket types than those of the event */
async function refuseUnknownTypes(tx: Db, id: string, discounts: readonly Discount[]): Promise<void> {
  const types = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, id), eq(ticketTypes.kind, 'ticket')))
  const errors = unknownTypeFaults(
    discounts,
    types.map((type) => type.id),
  )
  if (errors.length > 0) throw new ProblemError('validation', { errors })
}

/** @throws ProblemError `transition-refused`, `not-ready` */
function refuseTransition(from: EventStatus, to: EventStatus, event: Parameters<typeof missingForSale>[0]): void {
  if (!mayBecome(from, to))
    throw new ProblemError('transition-refused', { detail: `The status cannot change from ${from} to ${to}.` })
  const missing = to === 'On Sale' && from !== to ? missingForSale(event) : []
  if (missing.length > 0) throw notReady(missing)
}

const notReady = (missing: ReturnType<typeof missingForSale>) =>
  new ProblemError('not-ready', { errors: missing.map((code) => fault(code, code)) })

/** The access to an online event after a change, encrypted. An event at a place has none. */
function accessAfter({ secrets }: Services, id: string, online: boolean, access: string | null | undefined) {
  if (!online || access === null) return { onlineAccess: null }
  return access === undefined ? {} : { onlineAccess: secrets.encrypt(access, accessRecord(id)) }
}

/** @throws ProblemError `validation` for a picture that was not uploaded for the event */
async function coverOf(tx: Db, id: string, { hash, ...text }: NonNullable<EventChanges['cover']>): Promise<Cover> {
  const picture = await pictureOfEvent(tx, id, hash)
  if (!picture) throw refusedField('cover.hash', 'picture-missing')
  return { ...picture, ...text }
}

/** @throws ProblemError `validation` */
function refuseUnwatched({ config }: Services, field: 'urlLink' | 'websiteUrl', address: string): void {
  const code = unwatchedReason(address, config.OUTBOUND_ALLOW)
  if (code) throw refusedField(field, code)
}

const refusedField = (field: string, code: FieldCode) =>
  new ProblemError('validation', { errors: [fault(`body.${field}`, code)] })
