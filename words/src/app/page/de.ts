import { description } from '../de/description.ts'

/** What the tab "Page" of an event needs beyond the other tabs, in German. */
export const messages = { description } as const
