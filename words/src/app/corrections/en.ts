import { corrections } from '../en/corrections.ts'

/** Texts of corrections of an order, in English. */
export const messages = { corrections } as const
