import type { FieldError } from '@foyer/contract/http/problem'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** The other errors about codes are those of the form for codes. */
type Refusal = Exclude<Extract<FieldError['code'], `code-${string}`>, 'code-taken' | 'code-holds-one-type'>

const isRefusal = (code: FieldError['code']): code is Refusal => code.startsWith('code-')

/** The text of the refusal of a promo code; undefined for other errors. */
export function useCodeError(currency: string) {
  const t = useTranslations('boxOffice.codeErrors')
  const format = useFormat()
  return ({ code, limit = 0 }: Pick<FieldError, 'code' | 'limit'>): string | undefined =>
    isRefusal(code) ? t(code, { limit, amount: format.money(limit, currency) }) : undefined
}
