import { key } from '../en/key.ts'

/** What the page of an event's Notion key needs, in English. */
export const messages = { key } as const
