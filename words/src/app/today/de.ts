import { today } from '../de/today.ts'

/** What the strip above the home list needs, in German. */
export const messages = { today } as const
