import { key } from '../de/key.ts'

/** What the page of an event's Notion key needs, in German. */
export const messages = { key } as const
