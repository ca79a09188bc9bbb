import { overview } from '../fr/overview.ts'

/** Texts of the overview of an event, in French. */
export const messages = { overview } as const
