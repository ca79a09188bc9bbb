import { inbox } from '../de/inbox.ts'

/** Texts of the inbox, in German. */
export const messages = { inbox } as const
