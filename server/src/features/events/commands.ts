import type { EventStatus } from '@foyer/contract/event-status'
import { mayBecome, missingForSale } from '@foyer/contract/event-status'
import type { EventChanges, NewEvent } from '@foyer/contract/events'
import { maskKey, untitled } from '@foyer/contract/events'
import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Services } from '../../http/services.ts'
import { breaksUnique } from '../../lib/constraint.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { events } from '../../schema/events.ts'
import { changeOffer, forgetTestOrders, resize } from '../admission/commands.ts'
import { booksOf } from '../admission/queries.ts'
import { reseal } from '../installation/commands/reseal.ts'
import { followCopy, followKey, followLink } from '../notion-pages/commands/follow.ts'
import { lockTeamForShare } from '../teams/queries.ts'
import type { Scope } from '../teams/rules.ts'
import { copyTicketTypes } from '../ticket-types/commands.ts'
import { watchWebsite } from '../websites/commands.ts'
import { keepAddress } from './commands/address.ts'
import { insertOpenEvent } from './commands/insert.ts'
import type { EventRow } from './queries.ts'
import { eventById, eventNotFound, inScope } from './queries.ts'
import { changed, keyRecord, searchTextOf } from './rules.ts'

/** Creates an event: in `test` unless asked otherwise, its date open, at the top of the list. */
export async function createEvent(db: Db, scope: Scope, asked: NewEvent): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const team = await lockTeamForShare(tx, scope)
    const name = asked.title || untitled
    refuseTransition('test', asked.status, { dateTba: true, hasImprint: Boolean(team.imprint), hasTicketType: false })
    const id = newId('evt')
    await insertOpenEvent(tx, {
      id,
      teamId: scope.team,
      name,
      timeZone: team.timeZone,
      websiteUrl: asked.urlLink,
      notionLink: asked.notionLink ?? null,
      status: asked.status,
      currency: team.currency,
      searchText: searchTextOf({ name }),
    })
    return await eventById(tx, scope, id)
  })
}

/**
 * Changes what is given. A new Notion link makes the key unchecked: it was tried on another page.
 * @throws Refused `not-found`; `stale` when the event was changed since the version given; `not-ready` when an event on
 *   sale would lose its date; `validation` when it would end before it begins or its address is or was another event's
 */
export async function changeEvent(
  db: Db,
  scope: Scope,
  id: string,
  { version, capacity, ...changes }: EventChanges,
): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const event = await lockEvent(tx, scope, id)
    if (version !== undefined && version !== event.version) throw new Refused('stale')
    const next = changed(event, changes)
    if (next.endsAt && next.endsAt <= next.date) throw refusedField('endsAt', 'ends-before-start')
    if (event.status === 'On Sale' && next.dateTba) throw notReady(['date-open'])
    if (next.currency && next.currency !== event.currency && event.hasOrder)
      throw refusedField('currency', 'orders-in-it')
    if (capacity !== undefined) await resize(tx, id, capacity)
    await tx
      .update(events)
      .set({ ...next, version: sql`${events.version} + 1` })
      .where(inScope(scope, id))
      .catch((error: unknown) => {
        throw breaksUnique(error, 'events_slug_unique') ? refusedField('slug', 'slug-taken') : error
      })
    for (const slug of next.slug === undefined ? [] : [event.slug, next.slug])
      if (!(await keepAddress(tx, id, slug))) throw refusedField('slug', 'slug-taken')
    if (next.websiteUrl !== undefined) await watchWebsite(tx, id, next.websiteUrl)
    if (next.notionLink !== undefined) await followLink(tx, id, next.notionLink)
    return await eventById(tx, scope, id)
  })
}

/**
 * Takes an event to another status. Test orders go when the sale begins.
 * @throws Refused `transition-refused` where no way leads, or back to a test when somebody has really ordered;
 *   `not-ready` with what is missing before it can go on sale
 */
export async function changeStatus(db: Db, scope: Scope, id: string, next: EventStatus): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const team = await lockTeamForShare(tx, scope)
    const event = await lockEvent(tx, scope, id)
    const { dateTba, hasTicketType } = event
    refuseTransition(event.status, next, { dateTba, hasImprint: Boolean(team.imprint), hasTicketType })
    if (next === 'test' && event.hasRealOrder)
      throw new Refused('transition-refused', { detail: 'It has real orders.' })
    if (event.status === 'test' && next === 'On Sale') await forgetTestOrders(tx, id)
    if (event.status !== next)
      await tx
        .update(events)
        .set({ status: next, version: sql`${events.version} + 1` })
        .where(inScope(scope, id))
    return await eventById(tx, scope, id)
  })
}

/**
 * Deletes an event for good, with its test orders.
 * @throws Refused `not-found`; `conflict` when somebody has really ordered
 */
export async function deleteEvent(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, scope, id)
    if (event.hasRealOrder) throw new Refused('conflict', { detail: 'Somebody has ordered tickets for it.' })
    await tx.delete(events).where(inScope(scope, id))
  })
}

/**
 * Copies an event into `test` with its date open, and its ticket types with it; the Notion key is sealed anew for the
 * copy.
 */
export async function duplicateEvent(db: Db, secrets: Secrets, scope: Scope, id: string): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const { slug: _slug, createdAt: _createdAt, version: _version, ...event } = await eventById(tx, scope, id)
    const copy = newId('evt')
    const apiKey = event.apiKey && secrets.seal(secrets.open(event.apiKey, keyRecord(id)), keyRecord(copy))
    await insertOpenEvent(tx, { ...event, id: copy, apiKey, status: 'test', endsAt: null })
    if (event.cap !== null) await resize(tx, copy, event.cap)
    await copyTicketTypes(tx, id, copy)
    await followCopy(tx, id, copy)
    return await eventById(tx, scope, copy)
  })
}

/**
 * Stores an event's Notion key, encrypted.
 * @param checkedFor the Notion link the key was found good for; undefined when Notion could not be asked. Had the link
 *   been changed meanwhile, the key counts as unchecked.
 */
export async function storeKey(
  db: Db,
  needs: Pick<Services, 'secrets' | 'signer'>,
  scope: Scope,
  id: string,
  key: string,
  checkedFor: string | null | undefined,
): Promise<EventRow> {
  const sameLink = sql`${events.notionLink} is not distinct from ${checkedFor ?? null}`
  return await changeKey(db, scope, id, {
    columns: {
      apiKey: needs.secrets.seal(key, keyRecord(id)),
      apiKeyMask: maskKey(key),
      apiKeyCheckedAt: checkedFor === undefined ? null : sql`case when ${sameLink} then now() end`,
    },
    follow: (tx) => followKey(tx, needs, id, key),
  })
}

/** Forgets an event's Notion key. What was read with it stays published. @throws Refused `not-found` */
export async function removeKey(
  db: Db,
  needs: Pick<Services, 'secrets' | 'signer'>,
  scope: Scope,
  id: string,
): Promise<EventRow> {
  return await changeKey(db, scope, id, {
    columns: { apiKey: null, apiKeyMask: null, apiKeyCheckedAt: null },
    follow: (tx) => followKey(tx, needs, id, undefined),
  })
}

interface KeyChange {
  columns: PgUpdateSetSource<typeof events>
  /** What is read of Notion from then on. */
  follow: (tx: Db) => Promise<void>
}

async function changeKey(db: Db, scope: Scope, id: string, { columns, follow }: KeyChange): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(events)
      .set({ ...columns, version: sql`${events.version} + 1` })
      .where(inScope(scope, id))
      .returning({ id: events.id })
    if (!row) throw eventNotFound()
    await follow(tx)
    return await eventById(tx, scope, id)
  })
}

type Locked = EventRow & Awaited<ReturnType<typeof booksOf>>

/** Encrypts the keys anew that are under a secret which is being replaced. */
export const resealApiKeys = (db: Db, secrets: Secrets): Promise<void> =>
  reseal(db, secrets, { id: events.id, sealed: events.apiKey, recordOf: keyRecord })

/** Keeps an event, what it offers and its orders as they are until the transaction ends. */
async function lockEvent(tx: Db, scope: Scope, id: string): Promise<Locked> {
  // that it is this team's is asked before anything is locked
  await eventById(tx, scope, id)
  await changeOffer(tx, id)
  const [row] = await tx.select({ id: events.id }).from(events).where(inScope(scope, id)).for('no key update')
  if (!row) throw eventNotFound()
  return { ...(await eventById(tx, scope, id)), ...(await booksOf(tx, id)) }
}

function refuseTransition(from: EventStatus, to: EventStatus, event: Parameters<typeof missingForSale>[0]): void {
  if (!mayBecome(from, to)) throw new Refused('transition-refused', { detail: `${from} cannot become ${to}.` })
  const missing = to === 'On Sale' && from !== to ? missingForSale(event) : []
  if (missing.length > 0) throw notReady(missing)
}

const notReady = (missing: ReturnType<typeof missingForSale>) =>
  new Refused('not-ready', { errors: missing.map((code) => fault(code, code)) })

const refusedField = (field: string, code: 'ends-before-start' | 'slug-taken' | 'orders-in-it') =>
  new Refused('validation', { errors: [fault(`body.${field}`, code)] })
