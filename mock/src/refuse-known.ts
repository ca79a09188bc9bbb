import { ProblemError } from '@foyer/contract/http/problem-error'
import { entryOf, knownTexts } from './known-values.ts'

/** The connection breaks off: the page gets no response. */
export class NoResponse extends Error {}

/**
 * Refuses a request with a known text in its query or in a field of its body.
 * @throws ProblemError with the code of the text; NoResponse
 */
export function refuseKnownTexts(...parts: unknown[]): void {
  const values = parts.flatMap((part) => (part && typeof part === 'object' ? Object.values(part) : []))
  for (const value of values) {
    const code = typeof value === 'string' ? entryOf(knownTexts, value.trim()) : undefined
    if (code === 'network') throw new NoResponse()
    if (code) throw new ProblemError(code)
  }
}
