import { addOns } from '../en/add-ons.ts'

/** Texts of the groups of add-ons, in English. */
export const messages = { addOns } as const
