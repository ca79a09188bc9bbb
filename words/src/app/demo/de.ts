import { demo } from '../de/demo.ts'

/** Texts of the banner of the demo, in German. */
export const messages = { demo } as const
