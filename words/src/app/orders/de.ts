import { invoiceErrors, orderInvoice } from '../de/invoices.ts'
import { orders } from '../de/orders.ts'

/** Texts of orders, in German. */
export const messages = { orders, orderInvoice, invoiceErrors } as const
