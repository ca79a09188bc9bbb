import { orders } from '../en/orders.ts'

/** Texts of orders, in English. */
export const messages = { orders } as const
