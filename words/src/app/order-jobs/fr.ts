import { orderJobs } from '../fr/order-jobs.ts'

/** Texts of actions on many orders, in French. */
export const messages = { orderJobs } as const
