import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** The highest price of a ticket, as the contract defines it. */
const maxPriceCents = 99_999_999

/** The error texts of the fields: the summary above them shows several, so each names its field. */
export function useErrorTexts(currency: string) {
  const t = useTranslations('ticketTypes.form')
  const language = useLocale()
  const format = useFormat()
  const decimals = decimalsOf(currency)
  const example = writeAmount(decimals > 0 ? 1250 : 12, decimals, language)
  return {
    'name.required': t('nameRequired'),
    'priceCents.wrong-type': t('priceWrong', { example }),
    'priceCents.too-big': t('priceTooBig', { most: format.money(maxPriceCents, currency) }),
    'minPriceCents.too-big': t('minPriceWrong'),
    'maxPriceCents.too-small': t('maxPriceWrong'),
    'minPriceCents.wrong-type': t('priceWrong', { example }),
    'maxPriceCents.wrong-type': t('priceWrong', { example }),
    'taxRateBp.wrong-type': t('taxRateWrong'),
    'taxRateBp.too-big': t('taxRateWrong'),
    'capacity.wrong-type': t('capacityWrong'),
    'minPerOrder.wrong-type': t('whole'),
    'maxPerOrder.wrong-type': t('whole'),
  } as const
}
