import { addOns } from '../fr/add-ons.ts'

/** Texts of the groups of add-ons, in French. */
export const messages = { addOns } as const
