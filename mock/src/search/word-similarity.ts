/**
 * How similar the most similar word of a text is to a word: the share of common trigrams, as PostgreSQL's
 * `word_similarity` counts them.
 */
export function wordSimilarity(word: string, text: string): number {
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
