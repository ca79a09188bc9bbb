import { key } from '../en/key.ts'
import { website } from '../en/website.ts'

/** Texts of the page of an event's Notion key and of the tab "Website" of an event, in English. */
export const messages = { key, website } as const
