import { paymentErrors } from '../de/payment-errors.ts'
import { payments } from '../de/payments.ts'

/** Texts of how buyers pay, in German. */
export const messages = { paymentErrors, payments } as const
