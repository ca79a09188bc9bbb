import { today } from '../en/today.ts'

/** What the strip above the home list needs, in English. */
export const messages = { today } as const
