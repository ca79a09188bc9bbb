import { addOnOrders } from '../de/add-ons.ts'
import { invoiceErrors, orderInvoice } from '../de/invoices.ts'
import { orders } from '../de/orders.ts'

/** Texts of orders, in German. */
export const messages = { addOnOrders, orders, orderInvoice, invoiceErrors } as const
