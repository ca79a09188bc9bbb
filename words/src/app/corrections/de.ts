import { addOnOrders } from '../de/add-ons.ts'
import { approvals } from '../de/approvals.ts'
import { corrections } from '../de/corrections.ts'

/** Texts of decisions about an order, of its corrections and of add-on orders, in German. */
export const messages = { addOnOrders, approvals, corrections } as const
