import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * A new id: the prefix, 48 bits of time in ms, 80 random bits, in Crockford's base 32.
 * Ids of one kind sort by when they were made. They are no secrets: what a stranger may open has a token.
 */
export function newId(prefix: string): string {
  const time = BigInt(Date.now()) << 80n
  const random = BigInt(`0x${randomBytes(10).toString('hex')}`)
  return `${prefix}_${base32(time | random)}`
}

function base32(value: bigint): string {
  let text = ''
  for (let rest = value; text.length < 26; rest >>= 5n) text = alphabet.charAt(Number(rest & 31n)) + text
  return text
}
