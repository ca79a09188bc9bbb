import { orders } from '../de/orders.ts'

/** What orders need, in German. */
export const messages = { orders } as const
