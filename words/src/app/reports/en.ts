import { reports } from '../en/reports.ts'

/** Texts of reports, in English. */
export const messages = { reports } as const
