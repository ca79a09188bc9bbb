import type { SearchTerm } from '@foyer/contract/search-text'
import { toleratesErrors } from '@foyer/contract/similar-words'
import type { SQL } from 'drizzle-orm'
import { or, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { areIndexed, withIndex } from '../../../lib/search-index.ts'
import { hasTerms } from '../../../lib/search-terms.ts'
import { mayBeSimilar } from '../../../lib/similar-terms.ts'

// A word of a query may be in the name of the attendee or in that of the buyer. Each has an index of its own, so what the
// indexes find are candidates; the list compares the words of both.

/** The most orders and the most tickets that are looked up one by one. */
const maxCandidates = 1_000

/**
 * A condition that all tickets `t` of an event meet which have the longest term, by the indexes of words.
 * @returns undefined when there are too many to be looked up
 */
export async function maybeWithWords(
  db: Db,
  scope: Scope,
  event: string,
  terms: readonly SearchTerm[],
): Promise<SQL | undefined> {
  const [longest] = terms.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (!longest || !areIndexed([longest])) return undefined
  return await candidates(db, scope, event, (text) => hasTerms(text, [longest]))
}

/** As `maybeWithWords`, for tickets that have a word like one of the terms. */
export const maybeWithSimilarWords = (
  db: Db,
  scope: Scope,
  event: string,
  terms: readonly SearchTerm[],
): Promise<SQL | undefined> =>
  candidates(db, scope, event, (text) => or(...terms.filter(toleratesErrors).map((term) => mayBeSimilar(text, [term]))))

const lengthOf = ({ spellings: [word = ''] }: SearchTerm): number => word.length

async function candidates(
  db: Db,
  scope: Scope,
  event: string,
  has: (text: SQL) => SQL | undefined,
): Promise<SQL | undefined> {
  // a subquery, since the index of ticket types would lead to all tickets of the event
  const [ofBuyers, own] = await withIndex(db, async (tx) => [
    await idsOf(
      tx,
      sql`
      select id from orders where ${isInScope(scope, sql`team_id`, sql`event_id`)} and event_id = ${event} and ${has(sql`search_text`)}`,
    ),
    await idsOf(
      tx,
      sql`
      select id from tickets where search_text is not null and ${has(sql`search_text`)}
        and (select y.event_id from ticket_types y where y.id = ticket_type_id) = ${event}`,
    ),
  ])
  if (ofBuyers.length > maxCandidates || own.length > maxCandidates) return undefined
  return sql`t.id = any(array(
    select id from tickets where order_id = any(${sql.param(ofBuyers)}::text[])
    union all select unnest(${sql.param(own)}::text[])))`
}

async function idsOf(db: Db, rows: SQL): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`${rows} limit ${maxCandidates + 1}`)
  return found.rows.map(({ id }) => id)
}
