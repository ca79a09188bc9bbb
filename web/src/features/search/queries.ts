import { read } from '../../lib/query.ts'

/** The best matches of each kind. */
export const found = (q: string) => read('GET /search', { query: { q } })
