import { search } from '../en/search.ts'

/** What the search needs, in English. */
export const messages = { search } as const
