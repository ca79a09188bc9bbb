import { fault } from './problem.ts'
import { ProblemError } from './problem-error.ts'
import type { Route } from './route.ts'

/**
 * The fewest characters of an `Idempotency-Key` on a route for anyone: 128 random bits in base64url. There, the key is all
 * that tells a caller who repeats a request from a stranger who sends the same one.
 */
export const minSecretKeyLength = 22

/** Whether the `Idempotency-Key` of a route must be a secret that other callers cannot guess. */
export const needsSecretKey = ({ access, idempotent }: Route): boolean =>
  access === 'anyone' && idempotent !== undefined

const keyPattern = /^[\x21-\x7e]{1,255}$/

/**
 * Reads the `Idempotency-Key` header of a request.
 * @returns undefined without the header, and on a route that takes none
 * @throws ProblemError `validation` when it is not 1 to 255 visible ASCII characters, or too short for a route for anyone
 */
export function readIdempotencyKey(header: string | null | undefined, route: Route): string | undefined {
  if (header === null || header === undefined || !route.idempotent) return undefined
  if (!keyPattern.test(header))
    throw new ProblemError('validation', {
      detail: 'An Idempotency-Key must be 1 to 255 visible ASCII characters.',
      errors: [fault('header.idempotency-key', 'format')],
    })
  if (needsSecretKey(route) && header.length < minSecretKeyLength)
    throw new ProblemError('validation', {
      detail: `An Idempotency-Key of this route must be random, with at least ${minSecretKeyLength} characters.`,
      errors: [fault('header.idempotency-key', 'too-short', minSecretKeyLength)],
    })
  return header
}
