import { orders } from '../en/orders.ts'

/** What orders need, in English. */
export const messages = { orders } as const
