import { invoices } from '../en/invoices.ts'

/** The texts of the page of invoices, in English. */
export const messages = { invoices } as const
