import { rosterPageSize } from '@foyer/contract/check-in-rules'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import type { SQL } from 'drizzle-orm'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orderForms } from '../../../schema/order-questions.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { ordersOfEvent } from '../../order-questions/queries/counting-answers.ts'
import { lastNumbers } from '../queries.ts'
import type { RosterVersion } from '../rules.ts'
import type { TicketExtras } from './extras.ts'
import { addOns, answersTo } from './extras.ts'
import type { TicketAtList } from './tickets-at-door.ts'
import { selectTicketsAtList } from './tickets-at-door.ts'

/**
 * How much of the orders' past a device reads again. An entry of a timeline has the time at which its transaction began,
 * and becomes visible when the transaction ends; none takes this long.
 */
const overlapMs = 60_000

/** The condition that an order was completed: reservations have no tickets yet. */
const hasTickets = sql`(o.status in ('pending', 'paid') or (o.placed_at is not null and o.status not in ('reserved', 'requested')))`

/** The types of an event and its add-ons, in the order of its page. */
export const typesOfEvent = (db: Db, eventId: string) =>
  db
    .select({ id: ticketTypes.id, name: ticketTypes.name, kind: ticketTypes.kind })
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))

/** The questions of an event whose answers are shown at the door. */
export async function questionsAtDoor(db: Db, eventId: string): Promise<QuestionOfOrder[]> {
  const [form] = await db
    .select({ questions: orderForms.questions })
    .from(orderForms)
    .where(eq(orderForms.eventId, eventId))
  return form?.questions.filter(({ atDoor, removed }) => atDoor && !removed) ?? []
}

/** The last scan of a list. A roster that is read afterwards has it. */
export const lastNumberOf = async (db: Db, listId: string): Promise<number> =>
  (await lastNumbers(db, [listId])).get(listId) ?? 0

/** A ticket of a roster. */
export interface RosterRow extends TicketAtList, TicketExtras {}

/** The list of a roster, and the ids of the questions whose answers are in it. */
interface RosterList {
  id: string
  eventId: string
  questions: readonly string[]
}

async function selectPage(db: Db, { id, questions }: RosterList, which: SQL, judged?: SQL): Promise<RosterRow[]> {
  const extras = sql`${addOns}${answersTo(sql`${sql.param(questions)}::text[]`, judged)}`
  const { rows } = await db.execute<RosterRow>(selectTicketsAtList(id, which, rosterPageSize + 1, extras))
  return rows
}

/** The tickets of an event's completed orders after one of them, one page and one more, in the order of their ids. */
export const rosterPage = (db: Db, list: RosterList, after: string): Promise<RosterRow[]> =>
  selectPage(
    db,
    list,
    sql`o.event_id = ${list.eventId} and ${hasTickets} and t.id > ${after}`,
    ordersOfEvent(list.eventId),
  )

/** The tickets that were scanned, or whose orders have changed, since a version; one page and one more. */
export const rosterChanges = (
  db: Db,
  list: RosterList,
  { number, at }: RosterVersion,
  after: string,
): Promise<RosterRow[]> =>
  selectPage(
    db,
    list,
    sql`o.event_id = ${list.eventId} and ${hasTickets} and t.id > ${after}
      and t.id = any(array(
        select c.ticket_id from check_ins c where c.list_id = ${list.id} and c.number > ${number} and c.ticket_id is not null
        union
        -- an add-on changes its ticket, which may be of another order
        select coalesce(n.add_on_of, n.id) from order_entries y join orders p on p.id = y.order_id
          join tickets n on n.order_id = p.id
        where y.at >= ${new Date(at - overlapMs).toISOString()}::timestamptz and p.event_id = ${list.eventId}
      ))`,
  )
