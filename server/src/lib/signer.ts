import { createHmac, timingSafeEqual } from 'node:crypto'
import { base32 } from './base32.ts'

/** Makes texts that open something from an id, and tells its own from others. */
export interface Signer {
  /** @param purpose what it opens: a text for one purpose opens nothing else. @returns 26 characters of base 32, 128 bits */
  sign(purpose: string, id: string | Buffer): string
  /** Takes as long whether it is right or wrong. */
  verify(purpose: string, id: string | Buffer, signature: string): boolean
}

/** @param key 32 random bytes that are nowhere in the database in plain */
export function signerOf(key: Buffer): Signer {
  const sign = (purpose: string, id: string | Buffer) =>
    base32(createHmac('sha256', key).update(`${purpose}|`).update(id).digest().subarray(0, 16))
  return {
    sign,
    verify(purpose, id, signature) {
      const expected = Buffer.from(sign(purpose, id))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
