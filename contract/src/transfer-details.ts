import { z } from 'zod'
import { BankAccount } from './teams.ts'

/** The account, the reference and the due date of a bank transfer; without a due date for the rest of a paid order. */
export const TransferDetails = z.object({
  bank: BankAccount,
  reference: z.string(),
  dueAt: z.iso.datetime().optional(),
  /** The amount that is left to pay. */
  amountCents: z.int(),
})
