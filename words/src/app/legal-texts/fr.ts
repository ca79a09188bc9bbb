import { addressErrors } from '../fr/address-errors.ts'
import { bookingFee } from '../fr/booking-fee.ts'
import { legalTexts } from '../fr/legal-texts.ts'

/** Texts of terms and policies, and of the booking fee, which is on the same page of an event, in French. */
export const messages = { addressErrors, bookingFee, legalTexts } as const
