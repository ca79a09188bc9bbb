import { key } from '../de/key.ts'
import { website } from '../de/website.ts'

/** What the page of an event's Notion key and the tab "Website" of an event need, in German. */
export const messages = { key, website } as const
