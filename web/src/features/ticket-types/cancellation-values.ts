import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import { decimalsOf, readAmount, writeAmount } from '@foyer/words/format/money'

/** The hours before the event that the form offers. */
export const offeredHours = [0, 24, 48, 72, 168, 336, 720]

/** Percent as basis points have two decimals. */
const percentDecimals = 2

/** The values of the form, as typed. */
export interface CancellationValues {
  allowed: boolean
  cancellation: { hoursBefore: string; feeCents: string; feeBp: string; refund: string }
}

export const cancellationSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ cancellation: true }).required()

export function cancellationValuesOf({ cancellation, currency }: Event, language: Language): CancellationValues {
  const { hoursBefore = 48, feeCents = 0, feeBp = 0, refund = 'automatic' } = cancellation ?? {}
  return {
    allowed: cancellation !== undefined,
    cancellation: {
      hoursBefore: String(hoursBefore),
      feeCents: writeAmount(feeCents, decimalsOf(currency), language),
      feeBp: writeAmount(feeBp, percentDecimals, language),
      refund,
    },
  }
}

/** The body that saves the values. Invalid numbers become NaN, which the schema refuses. */
export const cancellationBodyOf = ({ allowed, cancellation }: CancellationValues, currency: string) => ({
  cancellation: allowed
    ? {
        hoursBefore: Number(cancellation.hoursBefore),
        feeCents: readAmount(cancellation.feeCents, decimalsOf(currency)) ?? Number.NaN,
        feeBp: readAmount(cancellation.feeBp, percentDecimals) ?? Number.NaN,
        refund: cancellation.refund === 'by-team' ? ('by-team' as const) : ('automatic' as const),
      }
    : null,
})
