import type { SearchTerm } from '@foyer/contract/search-text'
import { minSimilarity } from '@foyer/contract/similar-words'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Runs queries that find rows by the search index. The planner guesses how many rows contain a part of a word; where it
 * guesses too many, it would rather read the table.
 */
export const withIndex = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true)`)
    return await work(tx)
  })

/** Whether the search index can find these words: it has no single letters. */
export const areIndexed = (terms: readonly SearchTerm[]): boolean =>
  terms.length > 0 && terms.every(({ spellings: [word = ''] }) => word.length > 1)
