import { call } from '../../lib/api.ts'
import { fromCursor } from '../../lib/from-cursor.ts'
import { read } from '../../lib/query.ts'
import type { InvoiceSearch } from './search.ts'

const documentsPerPage = 50

/** One page of the documents that a filter selects. Starts at the newest when the cursor in the URL is invalid. */
export function invoicePage({ cursor, ...filter }: InvoiceSearch) {
  const query = { ...filter, limit: documentsPerPage }
  return {
    ...read('GET /invoices', { query: { ...query, cursor } }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fromCursor(cursor, (from) => call('GET /invoices', { query: { ...query, cursor: from }, signal })),
  }
}

/** How a team issues invoices. */
export const invoiceSettings = (team: string) => read('GET /teams/{id}/invoice-settings', { params: { id: team } })
