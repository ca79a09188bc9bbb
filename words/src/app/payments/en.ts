import { paymentErrors } from '../en/payment-errors.ts'
import { payments } from '../en/payments.ts'

/** Texts of how buyers pay, in English. */
export const messages = { paymentErrors, payments } as const
