import { checkIn } from '../en/check-in.ts'

/** Texts of the tab "Check-in" of an event, beyond those of the other tabs, in English. */
export const messages = { checkIn } as const
