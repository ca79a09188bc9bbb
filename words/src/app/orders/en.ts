import { invoiceErrors } from '../en/invoices.ts'
import { orders } from '../en/orders.ts'

/** Texts of orders, in English. */
export const messages = { orders, invoiceErrors } as const
