import type { OrderFilter } from '@foyer/contract/order-filter'
import type { SearchTerm } from '@foyer/contract/search-text'
import { searchTermsOf } from '@foyer/contract/search-text'
import { similarTermsOf, toleratesErrors } from '@foyer/contract/similar-words'
import type { SQL } from 'drizzle-orm'
import { and, eq, gte, isNotNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { areIndexed, withIndex } from '../../../lib/search-index.ts'
import { hasWords } from '../../../lib/search-terms.ts'
import { isSimilarByIndex } from '../../../lib/similar-terms.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { payments, refunds } from '../../../schema/payments.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'
import { teams } from '../../../schema/teams.ts'
import { ordersOfEvent, ordersThat } from '../../order-questions/queries/counting-answers.ts'
import { answersWith } from '../../order-questions/queries/given-answers.ts'
import { readTicketNumber, ticketIdOfCode } from '../rules/links.ts'
import { numbersLike } from '../rules/short-numbers.ts'
import { hasAttendee, withSimilarAttendee } from './by-attendee.ts'
import { ordersInvoiced } from './by-invoice.ts'
import { isAmongNewest } from './found-ids.ts'
import { sortOf } from './sort.ts'

/** The filters that a list, its totals and its files have in common. */
export interface Filter extends Omit<OrderFilter, 'limit' | 'cursor' | 'team' | 'sort' | 'order'> {
  /** Only these orders, by their ids, separated by commas. */
  ids?: string | undefined
}

/** Stripe's ids of a checkout session, of a payment intent, of a charge and of a refund. */
const providerReference = /^(cs|pi|ch|re)_\w+$/

/**
 * The query for the ids of the orders, of any team, that have a ticket with this number or code, or a payment or refund with
 * this reference of the provider.
 * @returns undefined when a text is none of these
 */
export function ordersNamedBy(q: string): SQL | undefined {
  const ticket = ticketIdOfCode(q.trim().toUpperCase())
  if (ticket !== undefined) return sql`select ${tickets.orderId} from ${tickets} where ${tickets.id} = ${ticket}`
  const number = readTicketNumber(q)
  if (number !== undefined) return sql`select ${tickets.orderId} from ${tickets} where ${tickets.number} = ${number}`
  const reference = q.trim()
  const [, kind] = providerReference.exec(reference) ?? []
  if (kind === undefined) return undefined
  if (kind === 're') return sql`select ${refunds.orderId} from ${refunds} where ${refunds.reference} = ${reference}`
  return sql`select ${payments.orderId} from ${payments}
    where ${payments.reference} = ${reference} or ${payments.intent} = ${reference} or ${payments.charge} = ${reference}`
}

/** The orders that a filter selects. */
interface Selected {
  where: SQL | undefined
  /** Whether the condition names each order, as for words with typing errors. */
  areNamed: boolean
}

/** The condition that an order is one of the team's that a filter selects. */
export const matching = async (db: Db, scope: Scope, filter: Filter): Promise<SQL | undefined> =>
  (await selectedBy(db, scope, filter)).where

/** The same, with whether it names each order, and the condition to count them by. */
export async function selectedBy(
  db: Db,
  scope: Scope,
  filter: Filter,
): Promise<Selected & { counted: SQL | undefined }> {
  const { q, ...rest } = filter
  const conditions = and(...conditionsOf(scope, rest))
  const others = and(isInScope(scope, orders.teamId, orders.eventId), conditions)
  if (q === undefined) return { where: others, counted: others, areNamed: false }
  const { where, areNamed } = await matchesText(db, scope, q, others)
  const all = and(others, where)
  const isByWord = !areNamed && areIndexed(searchTermsOf(q)) && (await hasMostOrders(db, scope))
  const counted = isByWord ? and(isInScope(scope, unindexedTeam, orders.eventId), conditions, where) : all
  return { where: all, counted, areNamed }
}

/**
 * The team of an order as no index has it. The index of words has the teams too, but to read there which orders are of a
 * team that has most of them takes as long again as to find a word.
 */
const unindexedTeam = sql`(${orders.teamId} || '')`

/** Whether the team has most orders of the installation, as the only team of one has; by PostgreSQL's statistics. */
async function hasMostOrders(db: Db, { team }: Scope): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_stats, unnest(most_common_vals::text::text[], most_common_freqs) as common (team, share)
    where schemaname = current_schema and tablename = 'orders' and attname = 'team_id' and common.team = ${team} and share > 0.5`)
  return rows.length > 0
}

const conditionsOf = (scope: Scope, filter: Omit<Filter, 'q'>): (SQL | undefined)[] => [
  filter.ids === undefined ? undefined : hasId(filter.ids.split(',')),
  filter.event === undefined ? undefined : eq(orders.eventId, filter.event),
  filter.status && eq(orders.status, filter.status),
  filter.abandoned && or(ne(orders.status, 'expired'), sql`${orders.placedAt} is not null`),
  filter.method && eq(orders.paymentMethod, filter.method),
  filter.payment &&
    sql`${orders.id} in (select ${payments.orderId} from ${payments} where ${payments.state} = ${filter.payment})`,
  filter.refunds &&
    sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${refunds.state} = ${filter.refunds})`,
  filter.balance && sql`${orders.unsettledCents} ${sql.raw(filter.balance === 'overpaid' ? '<' : '>')} 0`,
  filter.followUp && (filter.followUp === 'due' ? isFollowUpDue(scope) : isNotNull(orders.followUpOn)),
  filter.type === undefined
    ? undefined
    : sql`exists (select from ${tickets} where ${tickets.orderId} = ${orders.id} and ${tickets.ticketTypeId} = ${filter.type})`,
  filter.code === undefined ? undefined : hasCode(eq(promoCodes.code, filter.code)),
  filter.tag === undefined ? undefined : hasCode(eq(promoCodes.tag, filter.tag)),
  filter.answer === undefined ? undefined : hasAnswer(filter.answer, filter.event),
  filter.from === undefined ? undefined : sql`${orders.reservedAt} >= ${startOf(scope, filter.from, 0)}`,
  filter.to === undefined ? undefined : sql`${orders.reservedAt} < ${startOf(scope, filter.to, 1)}`,
  filter.minCents === undefined ? undefined : gte(orders.totalCents, filter.minCents),
  filter.maxCents === undefined ? undefined : lte(orders.totalCents, filter.maxCents),
  testCondition(filter.test),
]

function testCondition(test: OrderFilter['test']): SQL | undefined {
  if (test === undefined) return undefined
  return test === 'only' ? sql`${orders.test}` : not(orders.test)
}

/** The condition that an answer of the order counts and has a value. An event's orders are judged at once. */
const hasAnswer = (filter: string, event: string | undefined): SQL =>
  event === undefined
    ? sql`exists (select ${answersWith(filter, ordersThat(sql`= ${orders.id}`))} and given.order_id = ${orders.id})`
    : sql`${orders.id} in (select given.order_id ${answersWith(filter, ordersOfEvent(event))} and given.event_id = ${event})`

/** The condition that an order was priced with a code, deleted or not, that another condition selects. */
const hasCode = (selected: SQL): SQL =>
  sql`exists (select from ${promoCodes} where ${promoCodes.id} = ${orders.codeId} and ${selected})`

/** The condition that the team wanted to look at an order again today or before, in its time zone. */
export const isFollowUpDue = ({ team }: Scope): SQL => sql`${orders.followUpOn} <= (
  select (now() at time zone ${teams.timeZone})::date from ${teams} where ${teams.id} = ${team})`

/** The condition that an order is one of these. */
export const hasId = (ids: readonly string[]): SQL => sql`${orders.id} = any(${sql.param(ids)}::text[])`

/** The start of a day, or of one that many days later, in the time zone of the team. */
const startOf = ({ team }: Scope, day: string, daysLater: number): SQL => sql`(
  select (${day}::date + ${daysLater}::int)::timestamp at time zone ${teams.timeZone} from ${teams} where ${teams.id} = ${team})`

/**
 * The condition that an order, one of its attendees or its invoice has every word of a query, or that the query names it
 * exactly. When none of the others has: that it has similar words or a similar number.
 */
async function matchesText(db: Db, scope: Scope, q: string, others: SQL | undefined): Promise<Selected> {
  const named = ordersNamedBy(q)
  const exact = or(
    hasWords(orders.searchText, q),
    // an array, which PostgreSQL reads once and looks up in the primary key
    named && sql`${orders.id} = any(array(${named}))`,
    ...(await matchesByIndex(db, scope, searchTermsOf(q))),
  )
  const found: Selected = { where: exact, areNamed: false }
  const terms = similarTermsOf(q)
  const numbers = numbersLike(q)
  const forgives = terms.some(toleratesErrors)
  if (!forgives && numbers.length === 0) return found
  if (await isAnyOrder(db, scope, and(others, exact))) return found
  const similar = forgives ? hasId(await similarTo(db, scope, terms)) : undefined
  return { where: or(similar, hasNumber(numbers)), areNamed: true }
}

/** The conditions that an attendee of an order, or its invoice, has every term. */
async function matchesByIndex(db: Db, scope: Scope, terms: readonly SearchTerm[]): Promise<(SQL | undefined)[]> {
  if (!areIndexed(terms)) return []
  return await withIndex(db, async (tx) => {
    const ofAttendee = await hasAttendee(tx, scope, terms)
    const invoiced = await ordersInvoiced(tx, scope, terms)
    return [ofAttendee, invoiced.length > 0 ? hasId(invoiced) : undefined]
  })
}

async function isAnyOrder(db: Db, scope: Scope, where: SQL | undefined): Promise<boolean> {
  if (await isAmongNewest(db, scope, where, sortOf({}).by)) return true
  const [found] = await db.select({ one: sql`1` }).from(orders).where(where).limit(1)
  return found !== undefined
}

/** The condition that an order, or one of its tickets, has one of these numbers. */
function hasNumber(numbers: readonly string[]): SQL | undefined {
  if (numbers.length === 0) return undefined
  const all = sql`any(${sql.param(numbers)}::text[])`
  return sql`(${orders.number} = ${all} or ${orders.id} = any(array(
    select ${tickets.orderId} from ${tickets} where ${tickets.number} = ${all})))`
}

const maxSimilar = 300

/** The ids of orders of the team with a word like every term, or an attendee with such words, `maxSimilar` each. */
async function similarTo(db: Db, scope: Scope, terms: readonly SearchTerm[]): Promise<string[]> {
  const text = sql`${orders.searchText}`
  const similar = and(isInScope(scope, orders.teamId, orders.eventId), isSimilarByIndex(text, terms))
  return await withIndex(db, async (tx) => {
    const rows = await tx.select({ id: orders.id }).from(orders).where(similar).limit(maxSimilar)
    return [...rows.map(({ id }) => id), ...(await withSimilarAttendee(tx, scope, terms, maxSimilar))]
  })
}
