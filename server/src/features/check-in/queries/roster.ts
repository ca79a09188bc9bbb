import { rosterPageSize } from '@foyer/contract/check-in-rules'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { lastNumbers } from '../queries.ts'
import type { RosterVersion } from '../rules.ts'
import type { TicketAtList } from './tickets-at-door.ts'
import { ticketsAtList } from './tickets-at-door.ts'

/**
 * How much of the orders' past a device reads again. An entry of a timeline has the time at which its transaction began,
 * and becomes visible when the transaction ends; none takes this long.
 */
const overlapMs = 60_000

/** The condition that an order was completed: reservations have no tickets yet. */
const hasTickets = sql`(o.status in ('pending', 'paid') or (o.placed_at is not null and o.status not in ('reserved', 'requested')))`

/** The types of an event, in the order of its page. */
export const typesOfEvent = (db: Db, eventId: string) =>
  db
    .select({ id: ticketTypes.id, name: ticketTypes.name })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'ticket')))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))

/** The last scan of a list. A roster that is read afterwards has it. */
export const lastNumberOf = async (db: Db, listId: string): Promise<number> =>
  (await lastNumbers(db, [listId])).get(listId) ?? 0

/** The tickets of an event's completed orders after one of them, one page and one more, in the order of their ids. */
export const rosterPage = (db: Db, { id, eventId }: RosterList, after: string): Promise<TicketAtList[]> =>
  ticketsAtList(db, id, sql`o.event_id = ${eventId} and ${hasTickets} and t.id > ${after}`, rosterPageSize + 1)

/** The tickets that were scanned, or whose orders have changed, since a version; one page and one more. */
export const rosterChanges = (
  db: Db,
  { id, eventId }: RosterList,
  { number, at }: RosterVersion,
  after: string,
): Promise<TicketAtList[]> =>
  ticketsAtList(
    db,
    id,
    sql`o.event_id = ${eventId} and ${hasTickets} and t.id > ${after}
      and t.id = any(array(
        select c.ticket_id from check_ins c where c.list_id = ${id} and c.number > ${number} and c.ticket_id is not null
        union
        select n.id from order_entries y join orders p on p.id = y.order_id join tickets n on n.order_id = p.id
        where y.at >= ${new Date(at - overlapMs).toISOString()}::timestamptz and p.event_id = ${eventId}
      ))`,
    rosterPageSize + 1,
  )

interface RosterList {
  id: string
  eventId: string
}
