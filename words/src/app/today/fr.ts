import { today } from '../fr/today.ts'

/** Texts of the strip above the home list, in French. */
export const messages = { today } as const
