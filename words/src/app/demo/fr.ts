import { demo } from '../fr/demo.ts'

/** What the banner of the demo needs, in French. */
export const messages = { demo } as const
