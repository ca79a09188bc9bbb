import { reports } from '../en/reports.ts'

/** What reports and charts need, in English. */
export const messages = { reports } as const
