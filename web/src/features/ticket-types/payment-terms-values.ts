import type { Event } from '@foyer/contract/events'
import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { parseCount } from './form-values.ts'

/** The days before a deadline that the form offers for reminders. */
export const offeredReminders = [14, 7, 3, 1]

/** The values of the form, as typed. */
export interface PaymentTermsValues {
  paymentTerms: {
    days: string
    unit: string
    latest: string
    offeredUntilDays: string
    reminders: number[]
    late: string
  }
}

export const paymentTermsSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ paymentTerms: true }).required()

export function paymentTermsValuesOf({ paymentTerms = defaultPaymentTerms }: Event): PaymentTermsValues {
  const { days, workingDays, latest = '', offeredUntilDays, reminders, late } = paymentTerms
  return {
    paymentTerms: {
      days: String(days),
      unit: workingDays ? 'working-days' : 'calendar-days',
      latest,
      offeredUntilDays: String(offeredUntilDays),
      reminders,
      late,
    },
  }
}

/** The body that saves the values. Invalid numbers become NaN, which the schema refuses. */
export const paymentTermsBodyOf = ({ paymentTerms }: PaymentTermsValues) => {
  const { days, unit, latest, offeredUntilDays, reminders, late } = paymentTerms
  return {
    paymentTerms: {
      days: parseCount(days),
      workingDays: unit === 'working-days',
      ...(latest && { latest }),
      offeredUntilDays: parseCount(offeredUntilDays),
      reminders,
      late: late === 'refuse' ? ('refuse' as const) : ('accept' as const),
    },
  }
}
