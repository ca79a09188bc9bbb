import { reports } from '../fr/reports.ts'

/** Texts of reports, in French. */
export const messages = { reports } as const
