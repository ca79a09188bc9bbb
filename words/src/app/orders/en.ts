import { correct } from '../en/order-corrections.ts'
import { orderJobs } from '../en/order-jobs.ts'
import { orders } from '../en/orders.ts'

/** Texts of orders, in English. */
export const messages = { orders, orderJobs, correct } as const
