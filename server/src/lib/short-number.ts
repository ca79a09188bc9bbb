import { randomInt } from 'node:crypto'

// without letters that look like digits, and without vowels, so that no number spells a word
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ'

/**
 * Draws a number that people read aloud and type, such as `K7QR-2VXM`: of an order or a ticket. It is one of 28⁸ (about
 * 378 billion). A unique index decides whether it is free. It is no secret and gives no access to anything.
 */
export function randomShortNumber(): string {
  const half = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${half()}-${half()}`
}
