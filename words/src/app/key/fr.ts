import { key } from '../fr/key.ts'
import { website } from '../fr/website.ts'

/** Texts of the page of an event's Notion key and of the tab "Website" of an event, in French. */
export const messages = { key, website } as const
