import { approvals } from '../fr/approvals.ts'
import { corrections } from '../fr/corrections.ts'

/** Texts of decisions about an order and of its corrections, in French. */
export const messages = { approvals, corrections } as const
