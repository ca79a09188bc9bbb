import type { SearchTerm } from './search-text.ts'
import { searchTermsOf } from './search-text.ts'

/** The share of its trigrams that a mistyped word has in common with the word that was meant, at least. */
export const minSimilarity = 0.5
/**
 * Of an address, whose domain others have too, and of letters beyond ASCII, each of which counts as several characters
 * (`searchTextOf`), much is the same by chance.
 */
const minSimilarityOfLong = 0.75
/** Two letters in the wrong order change most trigrams of a short word, so such words are looked for by themselves. */
export const similarityOfSwapped = 0.9
const minLength = 4

const letters = /^(?:[a-z ]|u[\da-f]{3,})+$/

/** The letters of a word, of which one beyond ASCII is several characters long. */
const lettersOf = (word: string): string[] => word.match(/u[\da-f]{3,}|./g) ?? []

/** Whether similar words are looked for: not of numbers, among which any other is similar, nor of very short words. */
export const toleratesErrors = ({ spellings: [word = ''] }: SearchTerm): boolean =>
  letters.test(word) && lettersOf(word).length >= minLength

/**
 * The terms by which similar words are looked for. An address with digits is taken apart, so that errors in its words are
 * forgiven.
 */
export const similarTermsOf = (q: string): SearchTerm[] =>
  searchTermsOf(q).flatMap((term) => {
    const [word = ''] = term.spellings
    return word.includes(' ') && !letters.test(word) ? word.split(' ').map((part) => ({ spellings: [part] })) : [term]
  })

/** How similar a word of a text must be to a term, as PostgreSQL's `word_similarity` tells. */
export const minSimilarityOf = ({ spellings: [word = ''] }: SearchTerm): number =>
  /u[\da-f]{3,}| /.test(word) ? minSimilarityOfLong : minSimilarity

/** The word with each two neighbouring letters swapped: `konzret` becomes `okznret`, …, `konzert`, `konzrte`. */
export function swappedIn({ spellings: [word = ''] }: SearchTerm): string[] {
  const all = lettersOf(word)
  return all
    .slice(1)
    .map((letter, at) => [...all.slice(0, at), letter, all[at], ...all.slice(at + 2)].join(''))
    .filter((swapped) => swapped !== word)
}
