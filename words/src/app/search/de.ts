import { search } from '../de/search.ts'

/** What the search needs, in German. */
export const messages = { search } as const
