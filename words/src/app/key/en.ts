import { key } from '../en/key.ts'
import { website } from '../en/website.ts'

/** What the page of an event's Notion key and the tab "Website" of an event need, in English. */
export const messages = { key, website } as const
