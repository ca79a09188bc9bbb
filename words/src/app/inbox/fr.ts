import { inbox } from '../fr/inbox.ts'

/** Texts of the inbox, in French. */
export const messages = { inbox } as const
