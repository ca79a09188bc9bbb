import { descriptions } from '../en/descriptions.ts'

/** Texts of the description of an event, in English. */
export const messages = { descriptions } as const
