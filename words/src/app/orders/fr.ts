import { invoiceErrors, orderInvoice } from '../fr/invoices.ts'
import { orders } from '../fr/orders.ts'

/** Texts of orders, in French. */
export const messages = { orders, orderInvoice, invoiceErrors } as const
