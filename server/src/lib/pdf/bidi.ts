type Direction = 'L' | 'R' | 'number' | undefined

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u

/** Whether a text has letters that run from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

function directionOf(grapheme: string): Direction {
  if (/\p{Nd}/u.test(grapheme)) return 'number'
  if (rightToLeft.test(grapheme)) return 'R'
  return /\p{L}/u.test(grapheme) ? 'L' : undefined
}

/**
 * The levels of the graphemes of a line of text, as the bidirectional algorithm resolves them (UAX 9) for texts without
 * embeddings and overrides, which names and titles may not have: even levels run from left to right, odd ones from right
 * to left. The first letter decides the direction of the line. Spaces and marks between two letters of one direction have
 * that direction, others that of the line; numbers run from left to right.
 * Brackets are marks like others, not pairs (rule N0): in `ab אב (12) cd` the closing one stands after the number.
 */
export function levelsOf(graphemes: readonly string[]): number[] {
  const directions = graphemes.map(directionOf)
  const base = directions.find((each) => each === 'L' || each === 'R') === 'R' ? 'R' : 'L'
  const letters = directions.map((each, index) => (each === 'number' ? numberAs(directions, index, base) : each))
  return directions.map((own, index) => {
    const direction = letters[index] ?? between(letters, index, base)
    if (own === 'number') return base === 'R' || isAfterR(directions, index) ? 2 : 0
    if (base === 'L') return direction === 'R' ? 1 : 0
    return direction === 'L' ? 2 : 1
  })
}

/** A number counts as a letter of the text before it when its neighbours are resolved. */
const numberAs = (directions: readonly Direction[], index: number, base: 'L' | 'R') =>
  isAfterR(directions, index) ? 'R' : (directions.slice(0, index).findLast(isLetter) ?? base)

const isLetter = (direction: Direction) => direction === 'L' || direction === 'R'
const isAfterR = (directions: readonly Direction[], index: number) =>
  directions.slice(0, index).findLast(isLetter) === 'R'

function between(letters: readonly Direction[], index: number, base: 'L' | 'R'): Direction {
  const before = letters.slice(0, index).findLast((each) => each !== undefined) ?? base
  const after = letters.slice(index).find((each) => each !== undefined) ?? base
  return before === after ? before : base
}

const pairs = ['()', '[]', '{}', '<>', '«»', '‹›']
const mirrors = new Map(pairs.flatMap(([open = '', close = '']) => [[open, close] as const, [close, open] as const]))

/** The character that stands for another in text from right to left: `(` for `)`. */
export const mirrored = (character: string): string => mirrors.get(character) ?? character
