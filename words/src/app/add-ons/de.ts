import { addOns } from '../de/add-ons.ts'

/** Texts of the groups of add-ons, in German. */
export const messages = { addOns } as const
