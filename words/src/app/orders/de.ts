import { orders } from '../de/orders.ts'

/** Texts of orders, in German. */
export const messages = { orders } as const
