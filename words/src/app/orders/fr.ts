import { orders } from '../fr/orders.ts'

/** Texts of orders, in French. */
export const messages = { orders } as const
