import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Page } from '@foyer/contract/http/route'

/**
 * Of what was found, everything after the row that the cursor names, or a page of `limit`.
 * @throws Refused `validation` for a cursor that names none of them
 */
export function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Page<Row> {
  const start = cursor === undefined ? 0 : 1 + found.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && start === 0)
    throw new Refused('validation', { errors: [fault('query.cursor', 'cursor')] })
  const items = limit === undefined ? found.slice(start) : found.slice(start, start + limit)
  const goesOn = start + items.length < found.length
  return { items, next: goesOn ? items.at(-1)?.id : undefined, total: found.length }
}
