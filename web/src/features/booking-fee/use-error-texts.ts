import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useLocale, useTranslations } from 'use-intl'

/** The error texts of the fields: the summary above them shows several, so each names its field. */
export function useErrorTexts(currency: string) {
  const t = useTranslations('bookingFee.errors')
  const decimals = decimalsOf(currency)
  const example = writeAmount(150, decimals, useLocale())
  return {
    'bookingFee.name.required': t('name'),
    'bookingFee.cents.wrong-type': t('amount', { example }),
    'bookingFee.cents.too-big': t('amount', { example }),
    'bookingFee.cents.too-small': t('nothing'),
    'bookingFee.bp.wrong-type': t('share'),
    'bookingFee.bp.too-big': t('share'),
    'bookingFee.taxRateBp.wrong-type': t('taxRate'),
    'bookingFee.taxRateBp.too-big': t('taxRate'),
  } as const
}
