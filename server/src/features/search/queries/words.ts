import { maxSearchCount } from '@foyer/contract/search-limits'
import type { SearchTerm } from '@foyer/contract/search-text'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { hasTerms, hasWholeTerms, rankIn } from '../../../lib/search-terms.ts'
import { idsByIndex, idsIn, recentIds, withIndex } from './by-index.ts'
import type { Source } from './sources.ts'

const text = sql`search_text`
/** How many rows an index gives: more than are counted, because the best of them come first. */
const maxCandidates = 300

/**
 * The ids of rows that have every term, the best first: at most `maxSearchCount + 1`.
 *
 * A word that many rows have is found among the newest ones; asking the index would collect all of them. A word that few
 * have is found by the index. So no word reads more than a small part of a large team's rows (0126).
 */
export async function findWords(db: Db, scope: Scope, source: Source, terms: readonly SearchTerm[]): Promise<string[]> {
  const best = sql`order by ${rankIn(text, terms)}, ${source.newest} limit ${maxSearchCount + 1}`
  const recent = await recentIds(db, scope, source, sql`where ${hasTerms(text, terms)} ${best}`)
  if (recent.all || recent.ids.length > maxSearchCount) return recent.ids
  return await withIndex(db, async (tx) => {
    const whole = await idsByIndex(tx, scope, source, hasWholeTerms(text, terms), maxCandidates)
    const others =
      whole.length < maxCandidates ? await idsByIndex(tx, scope, source, hasTerms(text, terms), maxCandidates) : []
    return await idsIn(tx, source, [...recent.ids, ...whole, ...others], best)
  })
}
