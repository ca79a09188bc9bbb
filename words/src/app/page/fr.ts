import { description } from '../fr/description.ts'

/** Texts of the tab "Page" of an event, beyond those of the other tabs, in French. */
export const messages = { description } as const
