import { addOnOrders } from '../en/add-ons.ts'
import { invoiceErrors, orderInvoice } from '../en/invoices.ts'
import { orders } from '../en/orders.ts'

/** Texts of orders, in English. */
export const messages = { addOnOrders, orders, orderInvoice, invoiceErrors } as const
