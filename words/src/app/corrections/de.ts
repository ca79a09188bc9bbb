import { corrections } from '../de/corrections.ts'

/** Texts of corrections of an order, in German. */
export const messages = { corrections } as const
