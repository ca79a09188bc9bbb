import { demo } from '../fr/demo.ts'

/** Texts of the banner of the demo, in French. */
export const messages = { demo } as const
