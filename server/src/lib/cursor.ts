import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { z } from 'zod'

/** Where a list goes on: the sort keys of the last row shown, made opaque. */
export const cursorOf = (keys: readonly unknown[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url')

/**
 * Reads a cursor back.
 * @throws Refused `validation` when it is none, or one of a list sorted otherwise
 */
export function readCursor<T extends z.ZodType>(cursor: string, shape: T): z.output<T> {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString(), storable))
  } catch {
    throw new Refused('validation', {
      errors: [fault('query.cursor', 'cursor')],
    })
  }
}

// no sort key has a NUL; PostgreSQL would refuse it with an error of its own
function storable(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new Error('no text of a database')
  return value
}
