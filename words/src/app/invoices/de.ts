import { invoices } from '../de/invoices.ts'

/** The texts of the page of invoices, in German. */
export const messages = { invoices } as const
