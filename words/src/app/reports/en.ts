import { reports } from '../en/reports.ts'

/** What reports need, in English. */
export const messages = { reports } as const
