import { today } from '../de/today.ts'

/** Texts of the strip above the home list, in German. */
export const messages = { today } as const
