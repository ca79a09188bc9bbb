import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { checkInLinks, checkInLists, checkIns, doorPayments } from '../../schema/check-in.ts'
import { events } from '../../schema/events.ts'
import { eventNotFound, inScope } from '../events/queries.ts'

export type LinkRow = typeof checkInLinks.$inferSelect
export type ListRow = typeof checkInLists.$inferSelect & { used: boolean }

const listNotFound = () => new ProblemError('not-found', { title: 'Check-in list not found' })

const used = sql<boolean>`(exists (select from ${checkIns} c where c.list_id = ${checkInLists.id})
  or exists (select from ${doorPayments} p where p.list_id = ${checkInLists.id}))`

const selectLists = (db: Db) =>
  db.select({ list: checkInLists, used }).from(checkInLists).innerJoin(events, eq(events.id, checkInLists.eventId))

/** The check-in lists of an event, the oldest first. @throws ProblemError `not-found`, also for another team's event */
export async function listsOfEvent(db: Db, scope: Scope, eventId: string): Promise<ListRow[]> {
  const [event] = await db.select({ id: events.id }).from(events).where(inScope(scope, eventId))
  if (!event) throw eventNotFound()
  const rows = await selectLists(db).where(eq(checkInLists.eventId, eventId)).orderBy(asc(checkInLists.id))
  return rows.map(({ list, used }) => ({ ...list, used }))
}

/** @throws ProblemError `not-found`, also for another team's list */
export async function listById(db: Db, scope: Scope, id: string): Promise<ListRow> {
  const [row] = await selectLists(db).where(and(eq(checkInLists.id, id), isInScope(scope, events.teamId, events.id)))
  if (!row) throw listNotFound()
  return { ...row.list, used: row.used }
}

/** The links of check-in lists, the oldest first. */
export const linksOf = (db: Db, listIds: readonly string[]): Promise<LinkRow[]> =>
  db
    .select()
    .from(checkInLinks)
    .where(sql`${checkInLinks.listId} = any(${sql.param(listIds)}::text[])`)
    .orderBy(asc(checkInLinks.id))

/** @throws ProblemError `not-found`, also for another team's link */
export async function linkById(db: Db, scope: Scope, id: string): Promise<LinkRow> {
  const [row] = await db
    .select({ link: checkInLinks })
    .from(checkInLinks)
    .innerJoin(checkInLists, eq(checkInLists.id, checkInLinks.listId))
    .innerJoin(events, eq(events.id, checkInLists.eventId))
    .where(and(eq(checkInLinks.id, id), isInScope(scope, events.teamId, events.id)))
  if (!row) throw new ProblemError('not-found', { title: 'Check-in link not found' })
  return row.link
}

/** A link with its list and its event, as a device works with them. */
export type OpenedLink = Awaited<ReturnType<typeof openedLinks>>[number]

/** The names of the add-ons of which a ticket needs one. */
const addOns = sql<string[] | null>`(
  select array_agg(y.name order by y.position, y.id) from ticket_types y where y.id = any(${checkInLists.addOnIds}))`

/** The links that devices have opened, of any team: the devices hold their tokens. */
export const openedLinks = (db: Db, ids: readonly string[]) =>
  db
    .select({
      link: checkInLinks,
      list: checkInLists,
      addOns,
      event: events,
      now: sql<Date>`now()`.mapWith((now: string) => new Date(now)),
    })
    .from(checkInLinks)
    .innerJoin(checkInLists, eq(checkInLists.id, checkInLinks.listId))
    .innerJoin(events, eq(events.id, checkInLists.eventId))
    .where(sql`${checkInLinks.id} = any(${sql.param(ids)}::text[])`)

/** The list of a link. */
export async function listIdOfLink(db: Db, linkId: string): Promise<string | undefined> {
  const [link] = await db.select({ listId: checkInLinks.listId }).from(checkInLinks).where(eq(checkInLinks.id, linkId))
  return link?.listId
}

/** The number of the last scan of each list, by list id. A list without scans has no entry. */
export async function lastNumbers(db: Db, listIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; last: number | null }>(sql`
    select l.id, (select max(c.number) from ${checkIns} c where c.list_id = l.id) as last
    from unnest(${sql.param(listIds)}::text[]) as l (id)`)
  return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, last]])))
}
