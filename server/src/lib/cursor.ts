import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { z } from 'zod'

/** Encodes the sort keys of a page's last row as an opaque cursor to the next page. */
export const cursorOf = (keys: readonly unknown[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url')

/**
 * Decodes a cursor.
 * @throws ProblemError `validation` when it is invalid or belongs to another sort order
 */
export function readCursor<T extends z.ZodType>(cursor: string, shape: T): z.output<T> {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString(), rejectNul))
  } catch {
    throw new ProblemError('validation', {
      errors: [fault('query.cursor', 'cursor')],
    })
  }
}

// no sort key contains a NUL; PostgreSQL would reject it with an error of its own
function rejectNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0'))
    throw new Error('The cursor contains a NUL byte, which PostgreSQL rejects')
  return value
}
