import type { EventStatus } from '@foyer/contract/event-status'
import { mayBecome, missingForSale } from '@foyer/contract/event-status'
import type { EventChanges, NewEvent } from '@foyer/contract/events'
import { maskKey, untitled } from '@foyer/contract/events'
import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { sql } from 'drizzle-orm'
import { breaksUnique } from '../../lib/constraint.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { events } from '../../schema/events.ts'
import { lockTeamForShare } from '../teams/queries.ts'
import type { Scope } from '../teams/rules.ts'
import { insertOpenEvent } from './commands/insert.ts'
import type { EventRow } from './queries.ts'
import { eventById, eventNotFound, inScope } from './queries.ts'
import { changed, keyRecord, searchTextOf } from './rules.ts'

/** Creates an event: in `test` unless asked otherwise, its date open, at the top of the list. */
export async function createEvent(db: Db, scope: Scope, asked: NewEvent): Promise<EventRow> {
  const team = await lockTeamForShare(db, scope)
  const name = asked.title || untitled
  refuseTransition('test', asked.status, { dateTba: true, hasImprint: Boolean(team.imprint) })
  return await insertOpenEvent(db, {
    id: newId('evt'),
    teamId: scope.team,
    name,
    timeZone: team.timeZone,
    websiteUrl: asked.urlLink,
    notionLink: asked.notionLink ?? null,
    status: asked.status,
    currency: team.currency,
    searchText: searchTextOf({ name }),
  })
}

/**
 * Changes what is given. A new Notion link makes the key unchecked: it was tried on another page.
 * @throws Refused `not-found`; `stale` when the event was changed since the version given; `not-ready` when an event on
 *   sale would lose its date; `validation` when it would end before it begins or its address is taken
 */
export async function changeEvent(
  db: Db,
  scope: Scope,
  id: string,
  { version, ...changes }: EventChanges,
): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const event = await lockEvent(tx, scope, id)
    if (version !== undefined && version !== event.version) throw new Refused('stale')
    const next = changed(event, changes)
    if (next.endsAt && next.endsAt <= next.date) throw refusedField('endsAt', 'ends-before-start')
    if (event.status === 'On Sale' && next.dateTba) throw notReady(['date-open'])
    const [row] = await tx
      .update(events)
      .set({ ...next, version: sql`${events.version} + 1` })
      .where(inScope(scope, id))
      .returning()
      .catch((error: unknown) => {
        throw breaksUnique(error, 'events_slug_unique') ? refusedField('slug', 'slug-taken') : error
      })
    if (!row) throw eventNotFound()
    return row
  })
}

/**
 * Takes an event to another status.
 * @throws Refused `transition-refused` where no way leads, `not-ready` with what is missing before it can go on sale
 */
export async function changeStatus(db: Db, scope: Scope, id: string, next: EventStatus): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const team = await lockTeamForShare(tx, scope)
    const event = await lockEvent(tx, scope, id)
    refuseTransition(event.status, next, { dateTba: event.dateTba, hasImprint: Boolean(team.imprint) })
    if (event.status === next) return event
    const [row] = await tx
      .update(events)
      .set({ status: next, version: sql`${events.version} + 1` })
      .where(inScope(scope, id))
      .returning()
    if (!row) throw eventNotFound()
    return row
  })
}

/** Deletes an event for good. @throws Refused `not-found` */
export async function deleteEvent(db: Db, scope: Scope, id: string): Promise<void> {
  const gone = await db.delete(events).where(inScope(scope, id)).returning({ id: events.id })
  if (gone.length === 0) throw eventNotFound()
}

/** Copies an event into `test` with its date open; the Notion key is sealed anew for the copy. */
export async function duplicateEvent(db: Db, secrets: Secrets, scope: Scope, id: string): Promise<EventRow> {
  const { slug: _slug, createdAt: _createdAt, version: _version, ...event } = await eventById(db, scope, id)
  const copy = newId('evt')
  const apiKey = event.apiKey && secrets.seal(secrets.open(event.apiKey, keyRecord(id)), keyRecord(copy))
  return await insertOpenEvent(db, { ...event, id: copy, apiKey, status: 'test', endsAt: null })
}

/**
 * Stores an event's Notion key, encrypted.
 * @param checkedFor the Notion link the key was found good for; undefined when Notion could not be asked. Had the link
 *   been changed meanwhile, the key counts as unchecked.
 */
export async function storeKey(
  db: Db,
  secrets: Secrets,
  scope: Scope,
  id: string,
  key: string,
  checkedFor: string | null | undefined,
): Promise<EventRow> {
  const sameLink = sql`${events.notionLink} is not distinct from ${checkedFor ?? null}`
  const [row] = await db
    .update(events)
    .set({
      apiKey: secrets.seal(key, keyRecord(id)),
      apiKeyMask: maskKey(key),
      apiKeyCheckedAt: checkedFor === undefined ? null : sql`case when ${sameLink} then now() end`,
      version: sql`${events.version} + 1`,
    })
    .where(inScope(scope, id))
    .returning()
  if (!row) throw eventNotFound()
  return row
}

/** Forgets an event's Notion key. @throws Refused `not-found` */
export async function removeKey(db: Db, scope: Scope, id: string): Promise<EventRow> {
  const [row] = await db
    .update(events)
    .set({ apiKey: null, apiKeyMask: null, apiKeyCheckedAt: null, version: sql`${events.version} + 1` })
    .where(inScope(scope, id))
    .returning()
  if (!row) throw eventNotFound()
  return row
}

async function lockEvent(tx: Db, scope: Scope, id: string): Promise<EventRow> {
  const [event] = await tx.select().from(events).where(inScope(scope, id)).for('update')
  if (!event) throw eventNotFound()
  return event
}

function refuseTransition(from: EventStatus, to: EventStatus, event: Parameters<typeof missingForSale>[0]): void {
  if (!mayBecome(from, to)) throw new Refused('transition-refused', { detail: `${from} cannot become ${to}.` })
  const missing = to === 'On Sale' && from !== to ? missingForSale(event) : []
  if (missing.length > 0) throw notReady(missing)
}

const notReady = (missing: ReturnType<typeof missingForSale>) =>
  new Refused('not-ready', { errors: missing.map((code) => fault(code, code)) })

const refusedField = (field: string, code: 'ends-before-start' | 'slug-taken') =>
  new Refused('validation', { errors: [fault(`body.${field}`, code)] })
