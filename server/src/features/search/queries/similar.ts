import type { SearchTerm } from '@foyer/contract/search-text'
import { minSimilarityOf, similarityOfSwapped, swappedIn, toleratesErrors } from '@foyer/contract/similar-words'
import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { hasTerms } from '../../../lib/search-terms.ts'
import { idsByIndex, idsIn, recentIds, withIndex } from './by-index.ts'
import type { Source } from './sources.ts'

/** Comparing is slower than looking for words, so fewer rows are read. */
const comparedRows = 500
const maxCandidates = 100
const searchText = sql`search_text`

/**
 * The ids of rows that have a word like every term, the most similar first: at most `limit`. First among the newest rows,
 * then, if those do not suffice, by the index.
 */
export async function findSimilar(
  db: Db,
  scope: Scope,
  source: Source,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<string[]> {
  if (!terms.some(toleratesErrors)) return []
  const best = sql`order by ${similarity(source.similarIn, terms)} desc, ${source.newest} limit ${limit}`
  const recent = await recentIds(
    db,
    scope,
    source,
    sql`where ${isSimilar(source.similarIn, terms)} ${best}`,
    comparedRows,
  )
  if (recent.all || recent.ids.length === limit || !source.olderSimilar) return recent.ids
  return await withIndex(db, async (tx) => {
    const condition = and(mayBeSimilar(terms), isSimilar(source.similarIn, terms))
    const older = await idsByIndex(tx, scope, source, condition, maxCandidates)
    return await idsIn(tx, source, [...recent.ids, ...older], best)
  })
}

/** How similar a text is to a term, from 0 to 1. */
const similarityTo = (text: SQL, term: SearchTerm): SQL =>
  sql`case when ${hasSwapped(text, term)} then ${similarityOfSwapped} else word_similarity(${term.spellings[0]}, ${text}) end`

const hasSwapped = (text: SQL, term: SearchTerm): SQL | undefined =>
  or(...swappedIn(term).map((word) => sql`${text} like ${`% ${word}%`}`), sql`false`)

const similarity = (text: SQL, terms: readonly SearchTerm[]): SQL =>
  sql.join(
    terms.map((term) => similarityTo(text, term)),
    sql` + `,
  )

const isSimilar = (text: SQL, terms: readonly SearchTerm[]): SQL | undefined =>
  and(
    ...terms.map((term) =>
      toleratesErrors(term) ? sql`${similarityTo(text, term)} >= ${minSimilarityOf(term)}` : hasTerms(text, [term]),
    ),
  )

/** The condition that the index answers. */
const mayBeSimilar = (terms: readonly SearchTerm[]): SQL | undefined =>
  and(
    ...terms
      .filter(toleratesErrors)
      .map((term) => or(hasSwapped(searchText, term), sql`${term.spellings[0]} <% ${searchText}`)),
  )
