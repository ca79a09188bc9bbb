import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'

/** The most a ticket may cost, in minor units, as the contract has it. */
const mostCents = 99_999_999

/** What the form of a ticket type says of its numbers, which are typed in other units than they are sent in. */
export function useTypeSentences(currency: string) {
  const t = useTranslations('tickets.form')
  const language = useLocale()
  const format = useFormat()
  const decimals = decimalsOf(currency)
  const example = writeAmount(decimals > 0 ? 1250 : 12, decimals, language)
  return {
    'priceCents.wrong-type': t('priceWrong', { example }),
    'priceCents.too-big': t('priceTooBig', { most: format.money(mostCents, currency) }),
    'taxRateBp.wrong-type': t('taxRateWrong'),
    'taxRateBp.too-big': t('taxRateWrong'),
    'capacity.wrong-type': t('whole'),
    'minPerOrder.wrong-type': t('whole'),
    'maxPerOrder.wrong-type': t('whole'),
  } as const
}
