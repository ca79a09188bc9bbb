import { reports } from '../fr/reports.ts'

/** What reports and charts need, in French. */
export const messages = { reports } as const
