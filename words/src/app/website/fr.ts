import { website } from '../fr/website.ts'

/** What the tab "Website" of an event needs beyond the other tabs, in French. */
export const messages = { website } as const
