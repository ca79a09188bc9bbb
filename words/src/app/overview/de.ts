import { overview } from '../de/overview.ts'

/** Texts of the overview of an event, in German. */
export const messages = { overview } as const
