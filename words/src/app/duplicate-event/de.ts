import { duplicateEvent } from '../de/duplicate-event.ts'

/** Texts of the copy of an event, in German. */
export const messages = { duplicateEvent } as const
