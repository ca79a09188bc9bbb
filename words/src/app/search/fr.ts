import { search } from '../fr/search.ts'

/** Texts of the search, in French. */
export const messages = { search } as const
