import { read } from '../../lib/query.ts'

/** The imported statements, the newest first. */
export const bankStatements = () => read('GET /bank-statements')

/** The payments that wait for a decision. */
export const openBankLines = () => read('GET /bank-lines')

/** The payments that an import brought. */
export const linesOfStatement = (id: string) => read('GET /bank-statements/{id}/lines', { params: { id } })

/** The orders that a search finds, to choose one. */
export const ordersFor = (q: string) => read('GET /orders', { query: { q, limit: 10, test: 'without' } })
