import { createHash } from 'node:crypto'

/**
 * The part of a code's hash by which a device recognises the code: the first 16 bytes of its SHA-256, in base64url. The
 * code has 128 random bits, so it cannot be found from its hash.
 */
export const codeHashOf = (code: string): string =>
  createHash('sha256').update(code).digest().subarray(0, 16).toString('base64url')
