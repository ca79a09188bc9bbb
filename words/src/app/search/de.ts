import { search } from '../de/search.ts'

/** Texts of the search, in German. */
export const messages = { search } as const
