import { invoiceErrors, orderInvoice } from '../en/invoices.ts'
import { orders } from '../en/orders.ts'

/** Texts of orders, in English. */
export const messages = { orders, orderInvoice, invoiceErrors } as const
