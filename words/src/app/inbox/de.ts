import { inbox } from '../de/inbox.ts'

/** What the inbox needs, in German. */
export const messages = { inbox } as const
