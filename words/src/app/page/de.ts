import { description } from '../de/description.ts'

/** Texts of the tab "Page" of an event, beyond those of the other tabs, in German. */
export const messages = { description } as const
