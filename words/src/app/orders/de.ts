import { correct } from '../de/order-corrections.ts'
import { orderJobs } from '../de/order-jobs.ts'
import { orders } from '../de/orders.ts'

/** Texts of orders, in German. */
export const messages = { orders, orderJobs, correct } as const
