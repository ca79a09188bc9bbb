import { inbox } from '../en/inbox.ts'

/** Texts of the inbox, in English. */
export const messages = { inbox } as const
