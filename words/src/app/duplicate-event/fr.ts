import { duplicateEvent } from '../fr/duplicate-event.ts'

/** Texts of the copy of an event, in French. */
export const messages = { duplicateEvent } as const
