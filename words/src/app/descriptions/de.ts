import { descriptions } from '../de/descriptions.ts'

/** Texts of the description of an event, in German. */
export const messages = { descriptions } as const
