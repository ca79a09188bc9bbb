// No schemas here: the web app and the mock use these rules without zod.
import type { SearchTerm } from './search-text.ts'
import { rankOf } from './search-text.ts'
import { minSimilarityOf, similarityOfSwapped, swappedIn, toleratesErrors } from './similar-words.ts'

/**
 * How far a search text is from having all terms, with errors in typing allowed: 0 when it has each of them as a word.
 * @returns undefined when a term has no similar word, or when errors are allowed in none of them
 */
export function distanceOf(text: string, terms: readonly SearchTerm[]): number | undefined {
  if (!terms.some(toleratesErrors)) return undefined
  const distances = terms.map((term) => {
    if (!toleratesErrors(term)) return rankOf(text, [term]) === undefined ? undefined : 0
    const swapped = swappedIn(term).some((word) => text.includes(` ${word}`))
    const similarity = swapped ? similarityOfSwapped : wordSimilarity(term.spellings[0] ?? '', text)
    return similarity < minSimilarityOf(term) ? undefined : 1 - similarity
  })
  return distances.reduce(
    (sum, distance) => (sum === undefined || distance === undefined ? undefined : sum + distance),
    0,
  )
}

/**
 * How similar the most similar word of a text is to a word: the share of common trigrams, as PostgreSQL's
 * `word_similarity` counts them.
 */
function wordSimilarity(word: string, text: string): number {
  const wanted = new Set(trigramsOf(word))
  const similarities = text
    .split(' ')
    .filter(Boolean)
    .map((each) => similarity(wanted, trigramsOf(each)))
  return Math.max(0, ...similarities)
}

function similarity(wanted: ReadonlySet<string>, trigrams: readonly string[]): number {
  const common = trigrams
    .map((trigram, at) => ({ at, isCommon: wanted.has(trigram) }))
    .filter(({ isCommon }) => isCommon)
  const first = common[0]?.at ?? 0
  // the best part of the word: from its first common trigram to any later one
  return Math.max(0, ...common.map(({ at }, index) => (index + 1) / (wanted.size + (at - first + 1) - (index + 1))))
}

const trigramsOf = (word: string): string[] => {
  const padded = `  ${word} `
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))]
}
