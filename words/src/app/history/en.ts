import { history } from '../en/history.ts'

/** Texts of the history of changes, in English. */
export const messages = { history } as const
