import { invoices } from '../fr/invoices.ts'

/** The texts of the page of invoices, in French. */
export const messages = { invoices } as const
