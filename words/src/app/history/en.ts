import { history } from '../en/history.ts'

/** What the history of changes needs, in English. */
export const messages = { history } as const
