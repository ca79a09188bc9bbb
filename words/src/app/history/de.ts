import { history } from '../de/history.ts'

/** Texts of the history of changes, in German. */
export const messages = { history } as const
