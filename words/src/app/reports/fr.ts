import { reports } from '../fr/reports.ts'

/** What reports need, in French. */
export const messages = { reports } as const
