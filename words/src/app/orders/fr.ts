import { invoiceErrors } from '../fr/invoices.ts'
import { orders } from '../fr/orders.ts'

/** Texts of orders, in French. */
export const messages = { orders, invoiceErrors } as const
