import { description } from '../fr/description.ts'

/** What the tab "Page" of an event needs beyond the other tabs, in French. */
export const messages = { description } as const
