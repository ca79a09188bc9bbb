import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'

/**
 * Cuts a page out of a list: the rows after the cursor, at most `limit` of them.
 * @param cursor the id of the last row of the page before
 * @throws ProblemError `validation` for a cursor that is the id of no row
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Page<Row> {
  const start = cursor === undefined ? 0 : 1 + rows.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && start === 0)
    throw new ProblemError('validation', { errors: [fault('query.cursor', 'cursor')] })
  const items = limit === undefined ? rows.slice(start) : rows.slice(start, start + limit)
  const hasMore = start + items.length < rows.length
  return { items, next: hasMore ? items.at(-1)?.id : undefined, total: rows.length }
}
