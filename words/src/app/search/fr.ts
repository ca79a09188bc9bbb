import { search } from '../fr/search.ts'

/** What the search needs, in French. */
export const messages = { search } as const
