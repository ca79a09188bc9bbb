import { search } from '../en/search.ts'

/** Texts of the search, in English. */
export const messages = { search } as const
