import { reports } from '../de/reports.ts'

/** Texts of reports, in German. */
export const messages = { reports } as const
