import { invoiceErrors } from '../de/invoices.ts'
import { orders } from '../de/orders.ts'

/** Texts of orders, in German. */
export const messages = { orders, invoiceErrors } as const
