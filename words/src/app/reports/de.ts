import { reports } from '../de/reports.ts'

/** What reports need, in German. */
export const messages = { reports } as const
