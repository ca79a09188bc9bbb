import { base32 } from './base32.ts'
import { randomBytes } from './random.ts'

/**
 * Creates an id: the prefix, 48 bits of time in ms and 80 random bits, in Crockford's base 32. Ids of one kind sort by
 * creation time. Ids are not secrets: a link that works without a session has a token instead.
 */
export function newId(prefix: string): string {
  const bytes = Buffer.allocUnsafe(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  randomBytes(10).copy(bytes, 6)
  // 128 bits in 26 characters of five bits
  return `${prefix}_${base32(bytes, 2)}`
}
