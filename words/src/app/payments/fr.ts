import { paymentErrors } from '../fr/payment-errors.ts'
import { payments } from '../fr/payments.ts'

/** Texts of how buyers pay, in French. */
export const messages = { paymentErrors, payments } as const
