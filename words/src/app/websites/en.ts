import { websites } from '../en/websites.ts'

/** Texts of the website of an event, in English. */
export const messages = { websites } as const
