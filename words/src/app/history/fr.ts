import { history } from '../fr/history.ts'

/** Texts of the history of changes, in French. */
export const messages = { history } as const
