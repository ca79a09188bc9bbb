import { approvals } from '../de/approvals.ts'
import { corrections } from '../de/corrections.ts'

/** Texts of decisions about an order and of its corrections, in German. */
export const messages = { approvals, corrections } as const
