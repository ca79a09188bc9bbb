/** A run of so few characters, such as `abcabcabcabc`, is a repetition. */
const maxPeriod = 5

/** So few characters beside known words make no password. */
const minRemainder = 4

/**
 * Whether a password is one of the first that an attacker tries: a common one, also with digits and signs around it, a
 * repetition, or the owner's own name and address with little else.
 * @param common common passwords in lower case
 * @param own the name and the email address of the account
 */
export function isGuessable(password: string, common: ReadonlySet<string>, own: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const isCommon = (text: string) => common.has(text) || common.has(lettersInside(text))
  if (isCommon(plain) || isRepetition(plain)) return true
  const rest = wordsIn([...own, 'foyer']).reduce((text, word) => text.replaceAll(word, ''), plain)
  return rest !== plain && (isCommon(rest) || rest.replace(/[^\p{L}]/gu, '').length < minRemainder)
}

const isRepetition = (text: string): boolean =>
  Array.from({ length: maxPeriod }, (_, at) => at + 1).some((period) => text.slice(period) === text.slice(0, -period))

/** Without the digits and signs before and behind it: `!Summer2024` is `summer`. */
const lettersInside = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const minWordLength = 3

/** The words of names and addresses, the longest first: each whole, and its parts. */
function wordsIn(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.normalize('NFKC').toLowerCase())
  const parts = plain.flatMap((text) => [text, text.replace(/\s/g, ''), ...text.split(/[^\p{L}\d]+/u)])
  return [...new Set(parts)].filter((word) => word.length >= minWordLength).sort((a, b) => b.length - a.length)
}
