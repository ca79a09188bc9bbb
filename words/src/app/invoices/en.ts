import { invoices, orderInvoice } from '../en/invoices.ts'

/** The texts of the page of invoices, and of the invoice of an order, in English. */
export const messages = { invoices, orderInvoice } as const
