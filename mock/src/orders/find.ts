import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter, OrderTotals, OrderTotalsFilter } from '@foyer/contract/order-filter'
import { maxTotalledOrders } from '@foyer/contract/order-limits'
import { searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import { pageOf } from '../page-of.ts'
import { dayIn } from '../reports/day-in.ts'
import type { OrderRow } from '../rows.ts'
import { withSimilarWords, withWords } from '../search/find.ts'
import type { Store } from '../store.ts'
import { hasType } from './items.ts'
import { missingAnswers } from './missing-answers.ts'
import { hasBalance } from './order.ts'

/** Lists a team's orders: filtered, sorted, and cut to a page when `limit` is set. */
export function findOrders(store: Store, team: string, filter: OrderFilter): Page<OrderRow> {
  const { sort = 'ordered', order = 'desc' } = filter
  const found = matching(store, team, filter)
  const sorted = sort === 'total' ? found.toSorted((a, b) => a.totalCents - b.totalCents) : found
  return pageOf(order === 'asc' ? sorted : sorted.toReversed(), filter)
}

/** The sums of a team's orders. */
export function totalsOf(store: Store, team: string, filter: OrderTotalsFilter): OrderTotals {
  const found = matching(store, team, filter)
  if (found.length > maxTotalledOrders) return { orders: found.length }
  const counted = found.filter(({ status }) => filter.status || (status !== 'expired' && status !== 'cancelled'))
  const currencies = [...new Set(found.map(({ currency }) => currency))].sort()
  const sums = currencies.map((currency) => {
    const own = counted.filter((order) => order.currency === currency)
    const addOns = own.reduce((sum, { addsTo, extras = [] }) => sum + (addsTo ? extras.length : 0), 0)
    return {
      currency,
      ...(addOns > 0 && { addOns }),
      tickets: own.reduce((sum, { tickets }) => sum + tickets.length, 0),
      totalCents: own.reduce((sum, { totalCents }) => sum + totalCents, 0),
    }
  })
  return { orders: found.length, sums }
}

function matching(store: Store, team: string, filter: OrderTotalsFilter): OrderRow[] {
  const { q, event, status, abandoned, method, type, minCents = 0, maxCents = Number.POSITIVE_INFINITY } = filter
  const timeZone = store.teams.find(({ id }) => id === team)?.timeZone ?? 'UTC'
  const found = store.orders
    .filter((order) => order.team === team && (!status || order.status === status))
    .filter((order) => !abandoned || order.status !== 'expired' || order.email !== undefined)
    .filter((order) => hasCode(store, order, filter))
    .filter((order) => hasRefund(order, filter) && wasOn(order, filter, timeZone))
    .filter((order) => hasBalance(order, filter.balance))
    .filter(({ payments }) => !filter.payment || payments.some(({ state }) => state === filter.payment))
    // no order of the demo has a follow-up date
    .filter(() => filter.followUp === undefined)
    .filter((order) => filter.answer === undefined || missingAnswers(store, order, filter.answer).length > 0)
    .filter((order) => method === undefined || order.paymentMethod === method)
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter((order) => type === undefined || hasType(order, type))
    .filter(({ totalCents }) => totalCents >= minCents && totalCents <= maxCents)
    .filter(({ test }) => filter.test === undefined || test === (filter.test === 'only'))
  return q?.trim() ? withText(found, q) : found
}

const hasCode = ({ promoCodes }: Store, { eventId, code }: OrderRow, filter: OrderTotalsFilter): boolean => {
  if (filter.code === undefined && filter.tag === undefined) return true
  const row = promoCodes.find((each) => each.event === eventId && each.code === code)
  return (filter.code === undefined || code === filter.code) && (filter.tag === undefined || row?.tag === filter.tag)
}

const hasRefund = ({ refunds }: OrderRow, { refunds: state }: OrderTotalsFilter) =>
  state === undefined || refunds.some((refund) => refund.state === state)

function wasOn({ reservedAt }: OrderRow, { from, to }: OrderTotalsFilter, timeZone: string): boolean {
  if (from === undefined && to === undefined) return true
  const day = dayIn(reservedAt, timeZone)
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}

function withText(found: readonly OrderRow[], q: string): OrderRow[] {
  const terms = searchTermsOf(q)
  if (terms.length === 0) return []
  const searched = found.map((row) => ({ row, text: searchTextOfOrder(row) }))
  const exact = new Set(withWords(searched, terms))
  const selected = exact.size > 0 ? exact : new Set(withSimilarWords(searched, terms))
  return found.filter((order) => selected.has(order))
}

/** The text in which the search looks for an order. */
export const searchTextOfOrder = ({ number, name, email, tickets }: OrderRow): string =>
  searchTextOf(
    number,
    short(number),
    name,
    email,
    ...tickets.flatMap((ticket) => [ticket.number, short(ticket.number)]),
  )

const short = (number: string): string => number.replace('-', '')
