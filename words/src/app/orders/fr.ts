import { orders } from '../fr/orders.ts'

/** What orders need, in French. */
export const messages = { orders } as const
