import { text } from '../../lib/search-params.ts'

export interface SearchSearch {
  q?: string
}

export const searchSearch = (given: Record<string, unknown>): SearchSearch => text(given, 'q')
