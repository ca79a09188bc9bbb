import { websites } from '../fr/websites.ts'

/** Texts of the website of an event, in French. */
export const messages = { websites } as const
