import { text } from '../../lib/search-params.ts'

/** What is searched for, as the address says it. */
export interface SearchSearch {
  q?: string
}

export const searchSearch = (given: Record<string, unknown>): SearchSearch => text(given, 'q')
