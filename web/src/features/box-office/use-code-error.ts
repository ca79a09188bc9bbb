import type { FieldError } from '@foyer/contract/http/problem'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

const refusals = [
  'code-unknown',
  'code-not-yet',
  'code-expired',
  'code-used-up',
  'code-not-for-these',
  'code-min-tickets',
  'code-min-amount',
  'code-used-by-email',
] as const

/** The text of the refusal of a promo code; undefined for other errors. */
export function useCodeError(currency: string) {
  const t = useTranslations('boxOffice.codeErrors')
  const format = useFormat()
  return ({ code, limit = 0 }: Pick<FieldError, 'code' | 'limit'>): string | undefined => {
    const refusal = refusals.find((each) => each === code)
    return refusal && t(refusal, { limit, amount: format.money(limit, currency) })
  }
}
