import { key } from '../fr/key.ts'
import { website } from '../fr/website.ts'

/** What the page of an event's Notion key and the tab "Website" of an event need, in French. */
export const messages = { key, website } as const
