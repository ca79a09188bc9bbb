import { history } from '../de/history.ts'

/** What the history of changes needs, in German. */
export const messages = { history } as const
