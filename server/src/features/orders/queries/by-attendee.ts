import type { SearchTerm } from '@foyer/contract/search-text'
import { searchTermsOf } from '@foyer/contract/search-text'
import type { SQL } from 'drizzle-orm'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { withIndex } from '../../../lib/search-index.ts'
import { hasTerms } from '../../../lib/search-terms.ts'
import { isSimilar, mayBeSimilar } from '../../../lib/similar-terms.ts'
import { orders, tickets } from '../../../schema/orders.ts'

const maxFound = 500

/**
 * The condition that an order has an attendee with every word of a query. Few such orders are found by the index of names.
 * Many are met soon in any order of a list: there the list looks at the tickets of each order.
 */
export async function hasAttendee(db: Db, scope: Scope, q: string): Promise<SQL | undefined> {
  const terms = searchTermsOf(q)
  const words = hasTerms(tickets.searchText, terms)
  // the index knows no single letters
  if (!words || terms.some(({ spellings: [word = ''] }) => word.length < 2)) return undefined
  const found = await ordersOf(db, scope, words, maxFound + 1)
  if (found.length === 0) return undefined
  return found.length > maxFound
    ? sql`exists (select from ${tickets} where ${tickets.orderId} = ${orders.id} and ${words})`
    : sql`${orders.id} = any(${sql.param(found)}::text[])`
}

/** The ids of orders of the team with an attendee whose name has a word like every term. */
export const withSimilarAttendee = (
  db: Db,
  scope: Scope,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<string[]> => {
  const text = sql`${tickets.searchText}`
  return ordersOf(db, scope, and(mayBeSimilar(text, terms), isSimilar(text, terms)), limit)
}

/** The ids of the orders of the team with a ticket that meets a condition which the index of names answers. */
async function ordersOf(db: Db, scope: Scope, condition: SQL | undefined, limit: number): Promise<string[]> {
  // a subquery, since a join could begin with all orders of the team
  const isReadable = sql`(
    select ${isInScope(scope, orders.teamId, orders.eventId)} from ${orders} where ${orders.id} = ${tickets.orderId})`
  const rows = await withIndex(db, (tx) =>
    tx
      .select({ id: tickets.orderId })
      .from(tickets)
      .where(and(isNotNull(tickets.searchText), condition, isReadable))
      .limit(limit),
  )
  return [...new Set(rows.map(({ id }) => id))]
}
