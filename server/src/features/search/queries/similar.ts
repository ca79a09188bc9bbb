import type { SearchTerm } from '@foyer/contract/search-text'
import { toleratesErrors } from '@foyer/contract/similar-words'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { withIndex } from '../../../lib/search-index.ts'
import { isSimilar, mayBeSimilar, similarity } from '../../../lib/similar-terms.ts'
import { idsByIndex, idsIn, recentIds } from './by-index.ts'
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
    const condition = and(mayBeSimilar(searchText, terms), isSimilar(source.similarIn, terms))
    const older = await idsByIndex(tx, scope, source, condition, maxCandidates)
    return await idsIn(tx, source, [...recent.ids, ...older], best)
  })
}
