import { today } from '../en/today.ts'

/** Texts of the strip above the home list, in English. */
export const messages = { today } as const
