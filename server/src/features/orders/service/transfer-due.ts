import type { PaymentTerms } from '@foyer/contract/payment-terms'
import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { endOfDay, workingDaysAhead } from '../../../lib/end-of-day.ts'

interface PayableEvent {
  date: Date
  dateTba: boolean
  timeZone: string
  /** null: the default. */
  paymentTerms: PaymentTerms | null
}

/**
 * The deadline of a bank transfer for an order that is placed now: 23:59:59 on the last of the days that the event's terms
 * give, in its time zone, but no later than the terms' latest moment and the start of the event. A latest moment that has
 * passed does not count: after it, only members can ask for a transfer.
 */
export function transferDue({ date, dateTba, timeZone, paymentTerms }: PayableEvent, now: Date): Date {
  const { days, workingDays, latest } = paymentTerms ?? defaultPaymentTerms
  const due = endOfDay(now, timeZone, workingDays ? workingDaysAhead(now, timeZone, days) : days)
  const limits = [
    ...(dateTba ? [] : [date]),
    ...(latest === undefined ? [] : [new Date(latest)].filter((at) => at > now)),
  ]
  return new Date(Math.min(due.getTime(), ...limits.map((at) => at.getTime())))
}
