import { descriptions } from '../fr/descriptions.ts'

/** Texts of the description of an event, in French. */
export const messages = { descriptions } as const
