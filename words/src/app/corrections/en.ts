import { approvals } from '../en/approvals.ts'
import { corrections } from '../en/corrections.ts'

/** Texts of decisions about an order and of its corrections, in English. */
export const messages = { approvals, corrections } as const
