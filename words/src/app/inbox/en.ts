import { inbox } from '../en/inbox.ts'

/** What the inbox needs, in English. */
export const messages = { inbox } as const
