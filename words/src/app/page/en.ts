import { description } from '../en/description.ts'

/** Texts of the tab "Page" of an event, beyond those of the other tabs, in English. */
export const messages = { description } as const
