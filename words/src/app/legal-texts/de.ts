import { addressErrors } from '../de/address-errors.ts'
import { bookingFee } from '../de/booking-fee.ts'
import { legalTexts } from '../de/legal-texts.ts'

/** Texts of terms and policies, and of the booking fee, which is on the same page of an event, in German. */
export const messages = { addressErrors, bookingFee, legalTexts } as const
