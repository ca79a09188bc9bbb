import { inbox } from '../fr/inbox.ts'

/** What the inbox needs, in French. */
export const messages = { inbox } as const
