import { randomBytes } from '../../../lib/random.ts'

// without letters that look like digits (B and 8, G and 6, I and 1, O and 0, S and 5, Z and 2), and without vowels, so that no
// number spells a word
const alphabet = '23456789CDFHJKLMNPQRTVWX'

/**
 * Draws a number that people read aloud and type, such as `K7QR-2VXM`: of an order or a ticket. It is one of 24⁸ (about
 * 110 billion). A unique index decides whether it is free. It is no secret and gives no access to anything.
 */
export function randomShortNumber(): string {
  const characters = draw() + draw() + draw() + draw() + draw() + draw() + draw() + draw()
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}

/** The largest multiple of 24 in a byte: bytes from it on would make some characters more frequent. */
const fairBytes = 240

function draw(): string {
  for (;;) {
    const [byte = fairBytes] = randomBytes(1)
    if (byte < fairBytes) return alphabet.charAt(byte % alphabet.length)
  }
}
