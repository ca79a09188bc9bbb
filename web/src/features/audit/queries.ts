import { call } from '../../lib/api.ts'
import { fromCursor } from '../../lib/from-cursor.ts'
import { read } from '../../lib/query.ts'
import type { HistorySearch } from './search.ts'

const entriesPerPage = 50
const name = 'GET /teams/{id}/audit-log'

/** One page of a team's history. Starts at the newest entry when the cursor in the URL is invalid. */
export function historyPage(team: string, { cursor, person, ...filter }: HistorySearch) {
  const [params, query] = [{ id: team }, { ...filter, by: person, limit: entriesPerPage }]
  return {
    ...read(name, { params, query: { ...query, cursor } }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fromCursor(cursor, (from) => call(name, { params, query: { ...query, cursor: from }, signal })),
  }
}
