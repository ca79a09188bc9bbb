import { addOnOrders } from '../fr/add-ons.ts'
import { invoiceErrors, orderInvoice } from '../fr/invoices.ts'
import { orders } from '../fr/orders.ts'

/** Texts of orders, in French. */
export const messages = { addOnOrders, orders, orderInvoice, invoiceErrors } as const
