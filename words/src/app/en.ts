import { messages as first } from './first/en.ts'
import { messages as rest } from './rest/en.ts'

/** The web app's words in English, the language the others are checked against. */
export const messages = { ...first, ...rest } as const

export type AppMessages = typeof messages
