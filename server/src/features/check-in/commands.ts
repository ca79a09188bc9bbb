import type { CheckInLinkChanges, CheckInListChanges, NewCheckInLink, NewCheckInList } from '@foyer/contract/check-in'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ItemKind } from '@foyer/contract/price/price-list'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { checkInLinks, checkInLists } from '../../schema/check-in.ts'
import { events } from '../../schema/events.ts'
import { sameWallTime } from '../events/commands/move-times.ts'
import { requireTimeZone } from '../events/queries/require-time-zone.ts'
import { eventNotFound, inScope } from '../events/queries.ts'
import { typesOfEvent } from './queries/roster.ts'
import type { LinkRow, ListRow } from './queries.ts'
import { linkById, listById } from './queries.ts'

const maxListsPerEvent = 50
const maxLinksPerList = 50

/**
 * Creates a check-in list.
 * @throws ProblemError `not-found`; `conflict` when the event has the maximum; `stale` when it has another time
 *   zone by now; `validation` for types and add-ons of another event
 */
export async function createList(db: Db, scope: Scope, eventId: string, list: NewCheckInList): Promise<ListRow> {
  const { ticketTypes: ticketTypeIds, addOns: addOnIds, timeZone, ...rest } = list
  return await db.transaction(async (tx) => {
    const [event] = await tx.select({ id: events.id }).from(events).where(inScope(scope, eventId)).for('no key update')
    if (!event) throw eventNotFound()
    await requireTimeZone(tx, eventId, timeZone, [rest.validFrom, rest.validUntil])
    await refuseForeign(tx, eventId, { ticketTypeIds, addOnIds })
    const [lists] = await tx.select({ total: count() }).from(checkInLists).where(eq(checkInLists.eventId, eventId))
    if ((lists?.total ?? 0) >= maxListsPerEvent)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxListsPerEvent} check-in lists.` })
    const id = newId('chl')
    await tx.insert(checkInLists).values({ id, eventId, ...withDates(rest), ticketTypeIds, addOnIds })
    return await listById(tx, scope, id)
  })
}

/** Changes the given fields of a check-in list. @throws ProblemError `not-found`, `validation`; `stale` as `createList` */
export async function changeList(db: Db, scope: Scope, id: string, changes: CheckInListChanges): Promise<ListRow> {
  const { ticketTypes: ticketTypeIds, addOns: addOnIds, timeZone, ...rest } = changes
  return await db.transaction(async (tx) => {
    await lockList(tx, scope, id)
    const list = await listById(tx, scope, id)
    await requireTimeZone(tx, list.eventId, timeZone, [rest.validFrom, rest.validUntil])
    await refuseForeign(tx, list.eventId, { ticketTypeIds, addOnIds }, list)
    const fields = withDates(rest)
    refuseReversedTimes({ ...list, ...fields })
    await tx
      .update(checkInLists)
      .set({
        ...fields,
        ...(ticketTypeIds !== undefined && { ticketTypeIds }),
        ...(addOnIds !== undefined && { addOnIds }),
        version: sql`${checkInLists.version} + 1`,
      })
      .where(eq(checkInLists.id, id))
    return await listById(tx, scope, id)
  })
}

/** Deletes a check-in list with its links. @throws ProblemError `not-found`; `conflict` when it was used */
export async function deleteList(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // the stronger lock, for which a scan that is being recorded makes it wait
    await lockList(tx, scope, id, 'update')
    const { used } = await listById(tx, scope, id)
    if (used) throw new ProblemError('conflict', { errors: [fault('params.id', 'scans-in-it')] })
    await tx.delete(checkInLists).where(eq(checkInLists.id, id))
  })
}

/** Creates a link. @throws ProblemError `not-found`; `conflict` when the list has the maximum; `stale` as `createList` */
export async function createLink(
  db: Db,
  scope: Scope,
  listId: string,
  { timeZone, ...link }: NewCheckInLink,
): Promise<LinkRow> {
  return await db.transaction(async (tx) => {
    await lockList(tx, scope, listId)
    const { eventId } = await listById(tx, scope, listId)
    await requireTimeZone(tx, eventId, timeZone, [link.validFrom, link.validUntil])
    const [links] = await tx.select({ total: count() }).from(checkInLinks).where(eq(checkInLinks.listId, listId))
    if ((links?.total ?? 0) >= maxLinksPerList)
      throw new ProblemError('conflict', { detail: `A check-in list has at most ${maxLinksPerList} links.` })
    const id = newId('chk')
    await tx.insert(checkInLinks).values({ id, listId, ...withDates(link) })
    return await linkById(tx, scope, id)
  })
}

/** Changes the given fields of a link, revokes it or takes that back. @throws ProblemError as `changeList` */
export async function changeLink(
  db: Db,
  scope: Scope,
  id: string,
  { revoked, timeZone, ...changes }: CheckInLinkChanges,
): Promise<LinkRow> {
  return await db.transaction(async (tx) => {
    const { listId } = await linkById(tx, scope, id)
    await lockList(tx, scope, listId)
    const { eventId } = await listById(tx, scope, listId)
    await requireTimeZone(tx, eventId, timeZone, [changes.validFrom, changes.validUntil])
    const link = await linkById(tx, scope, id)
    const fields = withDates(changes)
    refuseReversedTimes({ ...link, ...fields })
    const revokedAt = revoked ? sql`coalesce(${checkInLinks.revokedAt}, now())` : null
    await tx
      .update(checkInLinks)
      // the id as it is, since drizzle refuses an update without fields
      .set({ id, ...fields, ...(revoked !== undefined && { revokedAt }) })
      .where(eq(checkInLinks.id, id))
    return await linkById(tx, scope, id)
  })
}

/**
 * Keeps the local times of the check-in lists of an event and of their links, in a new time zone. The caller has locked the
 * event, so that no list is added; a new link waits for its list.
 */
export async function moveLists(tx: Db, eventId: string, zone: ZoneChange): Promise<void> {
  const moved = ({ validFrom, validUntil }: typeof checkInLists | typeof checkInLinks) => ({
    validFrom: sameWallTime(validFrom, zone),
    validUntil: sameWallTime(validUntil, zone),
  })
  const lists = await tx
    .update(checkInLists)
    .set({ ...moved(checkInLists), version: sql`${checkInLists.version} + 1` })
    .where(eq(checkInLists.eventId, eventId))
    .returning({ id: checkInLists.id })
  if (lists.length > 0)
    await tx
      .update(checkInLinks)
      .set(moved(checkInLinks))
      .where(
        inArray(
          checkInLinks.listId,
          lists.map(({ id }) => id),
        ),
      )
}

/**
 * Locks the row of a list, so that its rules and links change one after the other.
 * @throws ProblemError `not-found`, also for another team's list
 */
async function lockList(
  tx: Db,
  scope: Scope,
  id: string,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<void> {
  // before the lock: a caller must not block the scans of another team's list
  await listById(tx, scope, id)
  await tx.select({ id: checkInLists.id }).from(checkInLists).where(eq(checkInLists.id, id)).for(strength)
}

/** The limits of a list; undefined for those that do not change. */
type Limits = { [K in 'ticketTypeIds' | 'addOnIds']?: ListRow[K] | undefined }

/** @param before the limits that a list has: a type may have been deleted since, and need not be taken out to save the list */
async function refuseForeign(tx: Db, eventId: string, limits: Limits, before: Limits = {}): Promise<void> {
  const items = await typesOfEvent(tx, eventId)
  const isForeign = (kind: ItemKind, ids: Limits['addOnIds'] = null, had: Limits['addOnIds'] = null) => {
    const known = new Set([...items.flatMap((item) => (item.kind === kind ? item.id : [])), ...(had ?? [])])
    return ids?.some((id) => !known.has(id)) ?? false
  }
  const errors = [
    ...(isForeign('ticket', limits.ticketTypeIds, before.ticketTypeIds) ? ['body.ticketTypes'] : []),
    ...(isForeign('add-on', limits.addOnIds, before.addOnIds) ? ['body.addOns'] : []),
  ]
  if (errors.length > 0)
    throw new ProblemError('validation', { errors: errors.map((path) => fault(path, 'not-of-event')) })
}

interface SentTimes {
  validFrom?: string | null | undefined
  validUntil?: string | null | undefined
}

/** The fields that were sent, with the times as dates. */
function withDates<T extends SentTimes>({ validFrom, validUntil, ...rest }: T) {
  return {
    ...rest,
    ...(validFrom !== undefined && { validFrom: validFrom === null ? null : new Date(validFrom) }),
    ...(validUntil !== undefined && { validUntil: validUntil === null ? null : new Date(validUntil) }),
  }
}

function refuseReversedTimes({ validFrom, validUntil }: { validFrom: Date | null; validUntil: Date | null }): void {
  if (validFrom && validUntil && validFrom >= validUntil)
    throw new ProblemError('validation', { errors: [fault('body.validUntil', 'ends-before-start')] })
}
