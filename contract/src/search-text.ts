import { foldText } from './slug.ts'

const maxTerms = 10
/** From this length on, a word also matches within others: `konzert` finds `Sommerkonzert`. */
const minInnerLength = 3
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * Folds text for the search: lower case without accents, `ß` as `ss`, every sign that is no letter or digit as a space.
 * Letters beyond ASCII become the hexadecimal number of their code point, `u645`, because PostgreSQL's trigrams leave
 * them out in a database with the locale C. The database's function `fold_for_search` does the same.
 */
const fold = (text: string): string =>
  foldText(text)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, ' ')
    .replace(/[^ -~]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`)

/** The text in which a search looks: its words in one form, with a space before and after each. */
export const searchTextOf = (...parts: (string | null | undefined)[]): string =>
  ` ${fold(parts.filter(Boolean).join(' '))} `

/** A word to look for, or what stands between two spaces of a query: `maria@example.org`. */
export interface SearchTerm {
  /** The word, and with umlauts written as `ae`, `oe`, `ue`. */
  spellings: string[]
  /** The word with `ae`, `oe`, `ue` read as umlauts, which are folded to `a`, `o`, `u`. */
  readAsUmlauts?: string
}

/** The words of a query, each once, at most ten. A query without letters and digits has none. */
export function searchTermsOf(q: string): SearchTerm[] {
  const terms = q
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => [fold(word).trim(), termOf(word)] as const)
    .filter(([folded]) => folded !== '')
  return [...new Map(terms).values()].slice(0, maxTerms)
}

function termOf(written: string): SearchTerm {
  const word = fold(written).trim()
  const german = fold(written.replace(/[äöü]/g, (letter) => germanLetters[letter] ?? letter)).trim()
  // in "neue" and "queen" the letters are no umlaut
  const readAsUmlauts = word.replace(/(?<![aeiouq])([aou])e/g, '$1')
  return { spellings: [...new Set([word, german])], ...(readAsUmlauts !== word && { readAsUmlauts }) }
}

/** The parts of a text that match a term, the best first: a whole word, the beginning of one, the inside of one. */
export function matchesOf({
  spellings,
  readAsUmlauts,
}: SearchTerm): [whole: string[], start: string[], inside: string[]] {
  const all = readAsUmlauts ? [...spellings, readAsUmlauts] : spellings
  const whole = spellings.map((word) => ` ${word} `)
  const start = spellings.map((word) => ` ${word}`)
  const inside = all.map((word) => (word.length >= minInnerLength ? word : ` ${word}`))
  return [whole, start, inside]
}

/**
 * How well a search text matches the words of a query: 0 when it contains all of them as words, more the less exact.
 * @returns undefined when a word is missing
 */
export function rankOf(searchText: string, terms: readonly SearchTerm[]): number | undefined {
  const ranks = terms.map((term) =>
    matchesOf(term).findIndex((parts) => parts.some((part) => searchText.includes(part))),
  )
  return ranks.includes(-1) ? undefined : ranks.reduce((sum, rank) => sum + rank, 0)
}
