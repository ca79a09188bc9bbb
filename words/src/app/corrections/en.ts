import { addOnOrders } from '../en/add-ons.ts'
import { approvals } from '../en/approvals.ts'
import { corrections } from '../en/corrections.ts'

/** Texts of decisions about an order, of its corrections and of add-on orders, in English. */
export const messages = { addOnOrders, approvals, corrections } as const
