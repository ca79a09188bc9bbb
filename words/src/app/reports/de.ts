import { reports } from '../de/reports.ts'

/** What reports and charts need, in German. */
export const messages = { reports } as const
