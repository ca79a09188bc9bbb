import { createHmac, timingSafeEqual } from 'node:crypto'
import { base32 } from './base32.ts'

/** Creates and verifies signatures of ids, which links contain as capability tokens. */
export interface Signer {
  /**
   * @param purpose separates signatures: one for a purpose is invalid for all others
   * @returns 26 characters of base 32, 128 bits
   */
  sign(purpose: string, id: string | Buffer): string
  /** Whether a signature is valid. Takes the same time for a valid and an invalid one. */
  verify(purpose: string, id: string | Buffer, signature: string): boolean
}

/** @param key 32 random bytes, stored only encrypted */
export function createSigner(key: Buffer): Signer {
  const sign = (purpose: string, id: string | Buffer) =>
    base32(createHmac('sha256', key).update(`${purpose}|`).update(id).digest().subarray(0, 16))
  return {
    sign,
    verify(purpose, id, signature) {
      const expected = Buffer.from(sign(purpose, id))
      const actual = Buffer.from(signature)
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    },
  }
}
