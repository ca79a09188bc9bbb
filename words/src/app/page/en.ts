import { description } from '../en/description.ts'

/** What the tab "Page" of an event needs beyond the other tabs, in English. */
export const messages = { description } as const
