import { duplicateEvent } from '../en/duplicate-event.ts'

/** Texts of the copy of an event, in English. */
export const messages = { duplicateEvent } as const
