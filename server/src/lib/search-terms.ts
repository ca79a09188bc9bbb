import type { SearchTerm } from '@foyer/contract/search-text'
import { matchesOf, searchTermsOf } from '@foyer/contract/search-text'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'

// The terms consist of ASCII letters, digits and spaces, so their patterns need no escapes.
const like = (text: SQLWrapper, part: string): SQL => sql`${text} like ${`%${part}%`}`

/**
 * The condition that a search text has every word of a query, in any order.
 * @param text the column: `fold_for_search` or `searchTextOf` has written it
 * @returns undefined without a query; a condition that nothing meets for a query without letters and digits
 */
export function hasWords(text: SQLWrapper, q: string | undefined): SQL | undefined {
  if (!q?.trim()) return undefined
  const terms = searchTermsOf(q)
  return terms.length > 0 ? hasTerms(text, terms) : sql`false`
}

/** The condition that a search text has every term. */
export const hasTerms = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL | undefined =>
  and(...terms.map((term) => or(...matchesOf(term)[2].map((part) => like(text, part)))))

/** The condition that a search text has every term as a whole word. */
export const hasWholeTerms = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL | undefined =>
  and(...terms.map((term) => or(...matchesOf(term)[0].map((part) => like(text, part)))))

/** How well a search text matches: what `rankOf` of the contract returns, for a text that has every term. */
export const rankIn = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL =>
  sql.join(
    terms.map((term) => {
      const [whole, start] = matchesOf(term)
      const any = (parts: string[]) => or(...parts.map((part) => like(text, part)))
      return sql`case when ${any(whole)} then 0 when ${any(start)} then 1 else 2 end`
    }),
    sql` + `,
  )
