import { corrections } from '../fr/corrections.ts'

/** Texts of corrections of an order, in French. */
export const messages = { corrections } as const
