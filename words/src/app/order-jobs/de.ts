import { orderJobs } from '../de/order-jobs.ts'

/** Texts of actions on many orders, in German. */
export const messages = { orderJobs } as const
