import { demo } from '../en/demo.ts'

/** Texts of the banner of the demo, in English. */
export const messages = { demo } as const
