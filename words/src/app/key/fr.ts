import { key } from '../fr/key.ts'

/** What the page of an event's Notion key needs, in French. */
export const messages = { key } as const
