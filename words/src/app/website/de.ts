import { website } from '../de/website.ts'

/** What the tab "Website" of an event needs beyond the other tabs, in German. */
export const messages = { website } as const
