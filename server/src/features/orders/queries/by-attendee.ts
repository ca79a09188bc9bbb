import type { SearchTerm } from '@foyer/contract/search-text'
import type { SQL } from 'drizzle-orm'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { hasTerms } from '../../../lib/search-terms.ts'
import { isSimilarByIndex } from '../../../lib/similar-terms.ts'
import { orders, tickets } from '../../../schema/orders.ts'

const maxFound = 500

/**
 * The condition that an order has an attendee with every word of a query. Few such orders are found by the index of names.
 * Many are met soon in any order of a list: there the list looks at the tickets of each order.
 * @param tx one that reads by index
 */
export async function hasAttendee(tx: Db, scope: Scope, terms: readonly SearchTerm[]): Promise<SQL | undefined> {
  const words = hasTerms(tickets.searchText, terms)
  const found = await ordersOf(tx, scope, words, maxFound + 1)
  if (found.length === 0) return undefined
  return found.length > maxFound
    ? sql`exists (select from ${tickets} where ${tickets.orderId} = ${orders.id} and ${words})`
    : sql`${orders.id} = any(${sql.param(found)}::text[])`
}

/** The ids of orders of the team with an attendee whose name has a word like every term. @param tx one that reads by index */
export const withSimilarAttendee = (
  tx: Db,
  scope: Scope,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<string[]> => {
  const text = sql`${tickets.searchText}`
  return ordersOf(tx, scope, isSimilarByIndex(text, terms), limit)
}

/** The ids of the orders of the team with a ticket that meets a condition which the index of names answers. */
async function ordersOf(tx: Db, scope: Scope, condition: SQL | undefined, limit: number): Promise<string[]> {
  // a subquery, since a join could begin with all orders of the team
  const isReadable = sql`(
    select ${isInScope(scope, orders.teamId, orders.eventId)} from ${orders} where ${orders.id} = ${tickets.orderId})`
  const rows = await tx
    .select({ id: tickets.orderId })
    .from(tickets)
    .where(and(isNotNull(tickets.searchText), condition, isReadable))
    .limit(limit)
  return [...new Set(rows.map(({ id }) => id))]
}
