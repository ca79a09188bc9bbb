import { history } from '../fr/history.ts'

/** What the history of changes needs, in French. */
export const messages = { history } as const
