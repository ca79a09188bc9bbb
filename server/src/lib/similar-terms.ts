import type { SearchTerm } from '@foyer/contract/search-text'
import {
  minSimilarity,
  minSimilarityOf,
  similarityOfSwapped,
  swappedIn,
  toleratesErrors,
} from '@foyer/contract/similar-words'
import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import { hasTerms } from './search-terms.ts'

/** The sum of the similarities of a search text to each term, each from 0 to 1. */
export const similarity = (text: SQL, terms: readonly SearchTerm[]): SQL =>
  sql.join(
    terms.map((term) => similarityTo(text, term)),
    sql` + `,
  )

/** The condition that a search text has a word like every term. */
export const isSimilar = (text: SQL, terms: readonly SearchTerm[]): SQL | undefined =>
  and(
    ...terms.map((term) =>
      toleratesErrors(term) ? sql`${similarityTo(text, term)} >= ${minSimilarityOf(term)}` : hasTerms(text, [term]),
    ),
  )

/** A condition that all texts meet which `isSimilar` to the terms, and which the search index answers. */
export const mayBeSimilar = (text: SQL, terms: readonly SearchTerm[]): SQL | undefined =>
  and(...terms.filter(toleratesErrors).map((term) => or(hasSwapped(text, term), sql`${term.spellings[0]} <% ${text}`)))

/** The condition that a search text has a word like every term, in a transaction `withIndex`: both of the above. */
export const isSimilarByIndex = (text: SQL, terms: readonly SearchTerm[]): SQL | undefined =>
  and(
    mayBeSimilar(text, terms),
    // the index knows no other threshold, and to compare words takes the most time
    isSimilar(
      text,
      terms.filter((term) => !toleratesErrors(term) || minSimilarityOf(term) !== minSimilarity),
    ),
  )

const similarityTo = (text: SQL, term: SearchTerm): SQL =>
  sql`case when ${hasSwapped(text, term)} then ${similarityOfSwapped} else word_similarity(${term.spellings[0]}, ${text}) end`

const hasSwapped = (text: SQL, term: SearchTerm): SQL | undefined =>
  or(...swappedIn(term).map((word) => sql`${text} like ${`% ${word}%`}`), sql`false`)
