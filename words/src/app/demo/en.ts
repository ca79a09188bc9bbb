import { demo } from '../en/demo.ts'

/** What the banner of the demo needs, in English. */
export const messages = { demo } as const
