import { maxSearchCount } from '@foyer/contract/search-limits'
import type { SearchTerm } from '@foyer/contract/search-text'
import { rankOf, searchTermsOf } from '@foyer/contract/search-text'
import { distanceOf } from '@foyer/contract/word-similarity'

/** Whether a search text has every word of a query; without a query every text has. */
export function hasWords(text: string, q: string | undefined): boolean {
  if (!q?.trim()) return true
  const terms = searchTermsOf(q)
  return terms.length > 0 && rankOf(text, terms) !== undefined
}

/** A row and the text in which the search looks for it. */
export interface Searched<Row> {
  row: Row
  text: string
}

/** The rows that have every term, the best first; among equals in the order given. */
export const withWords = <Row>(rows: readonly Searched<Row>[], terms: readonly SearchTerm[]): Row[] =>
  bestFirst(rows, ({ text }) => rankOf(text, terms))

/** The rows that have a word like every term, the most similar first. */
export const withSimilarWords = <Row>(rows: readonly Searched<Row>[], terms: readonly SearchTerm[]): Row[] =>
  bestFirst(rows, ({ text }) => distanceOf(text, terms))

function bestFirst<Row>(rows: readonly Searched<Row>[], badness: (each: Searched<Row>) => number | undefined): Row[] {
  const found = rows.flatMap((each) => {
    const bad = badness(each)
    return bad === undefined ? [] : { row: each.row, bad }
  })
  return found.toSorted((a, b) => a.bad - b.bad).map(({ row }) => row)
}

/** A list of results, cut to `limit`, with the number of matches as the server counts them. */
export const cut = <Row, Item>(rows: readonly Row[], limit: number, present: (row: Row) => Item) => ({
  items: rows.slice(0, limit).map(present),
  count: Math.min(rows.length, maxSearchCount + 1),
})
