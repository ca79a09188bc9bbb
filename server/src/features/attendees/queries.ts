import type { AttendeeSort, AttendeeState } from '@foyer/contract/attendee-states'
import type { AttendeeFilter } from '@foyer/contract/attendees'
import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { OrderStatus } from '@foyer/contract/order-states'
import { searchTermsOf } from '@foyer/contract/search-text'
import { similarTermsOf, toleratesErrors } from '@foyer/contract/similar-words'
import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { hasWords } from '../../lib/search-terms.ts'
import { isSimilar } from '../../lib/similar-terms.ts'
import { ordersOfEvent } from '../order-questions/queries/counting-answers.ts'
import type { GivenAnswers } from '../order-questions/queries/given-answers.ts'
import { answersWith, givenAnswers } from '../order-questions/queries/given-answers.ts'
import { entriesOfTicket } from '../orders/queries/arrivals.ts'
import { chosenAddOns } from '../orders/queries/chosen-add-ons.ts'
import { readTicketNumber, ticketIdOfCode } from '../orders/rules/links.ts'
import { maybeWithSimilarWords, maybeWithWords } from './queries/candidates.ts'

/** An attendee, as the list and all files select it; dates as PostgreSQL's text. */
export interface AttendeeRow extends Record<string, unknown> {
  id: string
  number: string
  name: string
  /** The attendee's own address, otherwise the buyer's. */
  email: string
  buyer: string
  buyer_email: string
  /** When and where the attendee came in last. */
  arrived: { at: string; gate: string } | null
  ticket_type: string
  type_name: string
  order_id: string
  order_number: string
  status: Extract<OrderStatus, 'paid' | 'pending' | 'cancelled'>
  test: boolean
  ordered_at: string
  price_cents: number
  seed: Buffer
  /** The place of its type among those of the event, from 1; null in another order than by type. */
  position: number | null
  /** The add-ons of the ticket, with their quantities. */
  add_ons: string
}

/** An attendee in a file. */
export interface AnsweringRow extends AttendeeRow {
  /** The answers for the ticket and for its order. */
  answers: GivenAnswers
}

export type Filter = Pick<AttendeeFilter, 'q' | 'type' | 'state' | 'arrived' | 'answer' | 'sort' | 'order'>

/** The status of an order by what its tickets are worth. */
const statusOf = { valid: 'paid', unpaid: 'pending', cancelled: 'cancelled' } as const satisfies Record<
  AttendeeState,
  OrderStatus
>

const name = sql`coalesce(t.name, o.name, '')`
const byName = sql`${name} collate "und-x-icu"`
/** The status of the order; `cancelled` also for a ticket that was cancelled on its own. */
const status = sql`case when t.cancelled_at is null then o.status else 'cancelled' end`
// Subqueries and no joins: PostgreSQL then reads them for the rows of the page only, after sorting.
const arrived = sql`(select json_build_object('at', c.at, 'gate', k.gate) from ${entriesOfTicket} order by c.at desc limit 1)`
const typeName = sql`(select y.name from ticket_types y where y.id = t.ticket_type_id)`
const searchText = sql`(o.search_text || coalesce(t.search_text, ''))`
const from = sql`orders o join tickets t on t.order_id = o.id`

/** The place of a ticket's type among those of its event. PostgreSQL reads them once, instead of one for each ticket. */
const position = (event: string) =>
  sql`array_position(array(select id from ticket_types where event_id = ${event} order by position, id), t.ticket_type_id)`

/** The columns of a list's order; together they are unique. */
const keysOf = (event: string): Record<AttendeeSort, SQL[]> => ({
  name: [byName, sql`t.id`],
  type: [position(event), byName, sql`t.id`],
  ordered: [sql`o.id`, sql`t.id`],
})

const valuesOf = {
  name: (row) => [row.name, row.id],
  type: (row) => [row.position, row.name, row.id],
  ordered: (row) => [row.order_id, row.id],
} as const satisfies Record<AttendeeSort, (row: AttendeeRow) => readonly unknown[]>

const shapeOf = {
  name: [z.string(), z.string()],
  type: [z.int(), z.string(), z.string()],
  ordered: [z.string(), z.string()],
} as const

/** The tickets of the completed orders of an event that a filter selects. */
function selected(
  scope: Scope,
  event: string,
  { type, state, arrived: came, answer }: Filter,
  text: SQL | undefined,
): SQL | undefined {
  return and(
    isInScope(scope, sql`o.team_id`, sql`o.event_id`),
    sql`o.event_id = ${event} and t.kind = 'ticket'`,
    state ? sql`${status} = ${statusOf[state]} and o.placed_at is not null` : sql`${status} in ('paid', 'pending')`,
    type === undefined ? undefined : hasType(type),
    answer === undefined ? undefined : hasAnswer(answer, event),
    came && sql`${came === 'yes'} = exists (select from ${entriesOfTicket})`,
    text,
  )
}

/** The condition that an answer for a ticket or its order counts and has a value. */
const hasAnswer = (answer: string, event: string): SQL => sql`t.id in (
  with found as materialized (
    select distinct given.subject_id ${answersWith(answer, ordersOfEvent(event))} and given.event_id = ${event})
  select subject_id from found
  union all
  select own.id from found join tickets own on own.order_id = found.subject_id)`

/** The condition that a ticket is of a type, or has an add-on of it that is not cancelled. */
const hasType = (type: string): SQL => sql`t.id in (
  select coalesce(typed.add_on_of, typed.id) from tickets typed join orders typed_in on typed_in.id = typed.order_id
  where typed.ticket_type_id = ${type} and (typed.kind = 'ticket' or typed.cancelled_at is null)
    and (typed_in.main_id is null or typed_in.status = 'paid'))`

/**
 * The condition that a ticket matches the search words, or has this number or code. When no attendee of the filter matches: that
 * it has similar words.
 */
async function textOf(db: Db, scope: Scope, event: string, filter: Filter): Promise<SQL | undefined> {
  const { q } = filter
  const words = q === undefined ? undefined : hasWords(searchText, q)
  if (q === undefined || !words) return undefined
  const terms = searchTermsOf(q)
  const exact = or(and(await maybeWithWords(db, scope, event, terms), words), isNamed(q))
  const similar = similarTermsOf(q)
  if (!similar.some(toleratesErrors)) return exact
  const found = await db.execute(sql`select 1 from ${from} where ${selected(scope, event, filter, exact)} limit 1`)
  if (found.rows.length > 0) return exact
  return and(await maybeWithSimilarWords(db, scope, event, similar), isSimilar(searchText, similar))
}

/** The condition that a ticket has this number or code. @returns undefined when a text is neither */
function isNamed(q: string): SQL | undefined {
  const id = ticketIdOfCode(q.trim().toUpperCase())
  if (id !== undefined) return sql`t.id = ${id}`
  const number = readTicketNumber(q)
  return number === undefined ? undefined : sql`t.number = ${number}`
}

/** Read for the rows of the page only, as the arrival is. Add-ons that were bought later count once they are paid. */
const addOns = chosenAddOns(sql`chosen.add_on_of = t.id and (chosen.order_id = o.id or exists (
  select from orders later where later.id = chosen.order_id and later.status = 'paid'))`)

const orderBy = (event: string, { sort = 'name', order = 'asc' }: Filter): SQL =>
  sql`order by ${sql.join(
    keysOf(event)[sort].map((key) => sql`${key} ${sql.raw(order)}`),
    sql`, `,
  )}`

const select = (event: string, where: SQL | undefined, filter: Filter, more = sql``): SQL => sql`
  select t.id, t.number, ${name} as name, coalesce(t.email, o.email, '') as email,
    coalesce(o.name, '') as buyer, coalesce(o.email, '') as buyer_email, ${arrived} as arrived,
    t.ticket_type_id as ticket_type, ${typeName} as type_name, o.id as order_id, o.number as order_number, ${status} as status, o.test,
    o.reserved_at as ordered_at, t.price_cents, t.seed, ${filter.sort === 'type' ? position(event) : sql`null::int`} as position, ${addOns} as add_ons${more}
  from ${from} where ${where} ${orderBy(event, filter)}`

/** The statement that reads all attendees of a filter with their add-ons and answers, in its order. */
export async function answeringAttendees(db: Db, scope: Scope, event: string, filter: Filter): Promise<SQL> {
  const answers = sql`, ${givenAnswers(sql`t.id, o.id`, ordersOfEvent(event))} as answers`
  return select(event, selected(scope, event, filter, await textOf(db, scope, event, filter)), filter, answers)
}

/** All attendees of a filter with their add-ons and answers, in its order. */
export const allAttendees = async (db: Db, scope: Scope, event: string, filter: Filter): Promise<AnsweringRow[]> =>
  (await db.execute<AnsweringRow>(await answeringAttendees(db, scope, event, filter))).rows

/** The attendees of a filter, in its order: all of them, or a page of `limit`. */
export async function listAttendees(
  db: Db,
  scope: Scope,
  event: string,
  filter: AttendeeFilter,
): Promise<Page<AttendeeRow>> {
  const { limit, cursor, sort = 'name', order = 'asc' } = filter
  const matching = selected(scope, event, filter, await textOf(db, scope, event, filter))
  const after = cursor === undefined ? undefined : isAfter(event, cursor, sort, order)
  const where = and(matching, after)
  if (limit === undefined) {
    const { rows } = await db.execute<AttendeeRow>(select(event, where, filter))
    return pageOf(rows, limit, rows.length, () => '')
  }
  // the ids first, since PostgreSQL copies all columns of each row that it sorts
  const ids = sql`select t.id from ${from} where ${where} ${orderBy(event, filter)} limit ${limit + 1}`
  const [{ rows }, total] = await Promise.all([
    db.execute<AttendeeRow>(select(event, sql`t.id = any(array(${ids}))`, filter)),
    countUpTo(db, matching),
  ])
  return pageOf(rows, limit, total, (last) => cursorOf([`${sort} ${order}`, ...valuesOf[sort](last)]))
}

/** @throws ProblemError `validation` for a cursor of another order */
function isAfter(event: string, cursor: string, sort: AttendeeSort, order: 'asc' | 'desc'): SQL {
  const [, ...values] = readCursor(cursor, z.tuple([z.literal(`${sort} ${order}`), ...shapeOf[sort]]))
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  const last = values.map((value) => sql`${value}`)
  return sql`(${list(keysOf(event)[sort])}) ${sql.raw(order === 'asc' ? '>' : '<')} (${list(last)})`
}

async function countUpTo(db: Db, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${from} where ${where} limit ${maxExactCount + 1}) found`,
  )
  return rows[0]?.total ?? 0
}
