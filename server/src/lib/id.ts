import { randomFillSync } from 'node:crypto'
import { base32 } from './base32.ts'

/**
 * A new id: the prefix, 48 bits of time in ms, 80 random bits, in Crockford's base 32.
 * Ids of one kind sort by when they were made. They are no secrets: what a stranger may open has a token.
 */
export function newId(prefix: string): string {
  const bytes = Buffer.allocUnsafe(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  randomFillSync(bytes, 6)
  // 128 bits in 26 characters of five
  return `${prefix}_${base32(bytes, 2)}`
}
