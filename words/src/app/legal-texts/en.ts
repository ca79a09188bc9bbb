import { addressErrors } from '../en/address-errors.ts'
import { bookingFee } from '../en/booking-fee.ts'
import { legalTexts } from '../en/legal-texts.ts'

/** Texts of terms and policies, and of the booking fee, which is on the same page of an event, in English. */
export const messages = { addressErrors, bookingFee, legalTexts } as const
