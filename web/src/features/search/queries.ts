import { maxSearchResults } from '@foyer/contract/search-limits'
import { read } from '../../lib/query.ts'

/** The best matches of each kind. */
export const searchResults = (q: string, limit = maxSearchResults) => read('GET /search', { query: { q, limit } })
