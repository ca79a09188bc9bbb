import { invoices, orderInvoice } from '../de/invoices.ts'

/** The texts of the page of invoices, and of the invoice of an order, in German. */
export const messages = { invoices, orderInvoice } as const
