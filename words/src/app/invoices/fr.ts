import { invoices, orderInvoice } from '../fr/invoices.ts'

/** The texts of the page of invoices, and of the invoice of an order, in French. */
export const messages = { invoices, orderInvoice } as const
