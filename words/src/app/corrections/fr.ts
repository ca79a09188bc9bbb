import { addOnOrders } from '../fr/add-ons.ts'
import { approvals } from '../fr/approvals.ts'
import { corrections } from '../fr/corrections.ts'

/** Texts of decisions about an order, of its corrections and of add-on orders, in French. */
export const messages = { addOnOrders, approvals, corrections } as const
