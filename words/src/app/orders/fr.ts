import { correct } from '../fr/order-corrections.ts'
import { orderJobs } from '../fr/order-jobs.ts'
import { orders } from '../fr/orders.ts'

/** Texts of orders, in French. */
export const messages = { orders, orderJobs, correct } as const
