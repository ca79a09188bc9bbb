import { maxSearchCount } from '@foyer/contract/search-limits'
import type { SearchTerm } from '@foyer/contract/search-text'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { withIndex } from '../../../lib/search-index.ts'
import { hasTerms, hasWholeTerms, rankIn } from '../../../lib/search-terms.ts'
import { idsByIndex, idsIn, recentIds } from './by-index.ts'
import type { Source } from './sources.ts'

const text = sql`search_text`
/** With so many matches among the recent rows, more of the newest rows are read before the index is asked. */
const minMatchesToWiden = 10
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
  const matching = sql`where ${hasTerms(text, terms)} ${best}`
  const isEnough = ({ all, ids }: { all: boolean; ids: string[] }) => all || ids.length > maxSearchCount
  const recent = await recentIds(db, scope, source, matching)
  if (isEnough(recent)) return recent.ids
  if (source.wide && recent.ids.length >= minMatchesToWiden) {
    const wider = await recentIds(db, scope, source, matching, source.wide)
    if (isEnough(wider)) return wider.ids
  }
  return await withIndex(db, async (tx) => {
    const whole = await idsByIndex(tx, scope, source, hasWholeTerms(text, terms), maxCandidates)
    const others =
      whole.length < maxCandidates ? await idsByIndex(tx, scope, source, hasTerms(text, terms), maxCandidates) : []
    return await idsIn(tx, source, [...recent.ids, ...whole, ...others], best)
  })
}
