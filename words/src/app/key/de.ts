import { key } from '../de/key.ts'
import { website } from '../de/website.ts'

/** Texts of the page of an event's Notion key and of the tab "Website" of an event, in German. */
export const messages = { key, website } as const
