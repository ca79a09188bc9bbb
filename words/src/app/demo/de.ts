import { demo } from '../de/demo.ts'

/** What the banner of the demo needs, in German. */
export const messages = { demo } as const
