import { orderViews } from '../fr/order-views.ts'

/** Texts of saved views of the lists of orders, in French. */
export const messages = { orderViews } as const
