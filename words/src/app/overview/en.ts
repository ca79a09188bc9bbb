import { overview } from '../en/overview.ts'

/** Texts of the overview of an event, in English. */
export const messages = { overview } as const
