import { orderJobs } from '../en/order-jobs.ts'

/** Texts of actions on many orders, in English. */
export const messages = { orderJobs } as const
