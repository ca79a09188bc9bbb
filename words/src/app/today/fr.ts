import { today } from '../fr/today.ts'

/** What the strip above the home list needs, in French. */
export const messages = { today } as const
