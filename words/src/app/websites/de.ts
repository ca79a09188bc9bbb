import { websites } from '../de/websites.ts'

/** Texts of the website of an event, in German. */
export const messages = { websites } as const
