import { website } from '../en/website.ts'

/** What the tab "Website" of an event needs beyond the other tabs, in English. */
export const messages = { website } as const
