import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useLocale, useTranslations } from 'use-intl'
import type { ErrorTexts } from '../../lib/form/use-api-form.ts'
import type { AddOnGroupValues } from './form-values.ts'

/** As in the contract, whose module would load its schemas. */
const most = 10

/** The error texts of the fields: the summary above them shows several, so each names its field. @param rows the add-ons */
export function useErrorTexts(currency: string, rows: number): ErrorTexts<AddOnGroupValues> {
  const t = useTranslations('addOns')
  const common = useTranslations('ticketTypes.form')
  const language = useLocale()
  const decimals = decimalsOf(currency)
  const example = writeAmount(decimals > 0 ? 1250 : 12, decimals, language)
  const ofRow = (at: number): [string, string][] => {
    const number = at + 1
    return [
      [`addOns.${at}.name.required`, t('errors.addOnName', { number })],
      [`addOns.${at}.priceCents.wrong-type`, t('errors.price', { number, example })],
      [`addOns.${at}.taxRateBp.wrong-type`, t('errors.taxRate', { number })],
      [`addOns.${at}.taxRateBp.too-big`, t('errors.taxRate', { number })],
      [`addOns.${at}.capacity.wrong-type`, t('errors.capacity', { number })],
    ]
  }
  const minimum = t('errors.range', { field: t('minPerTicket'), least: 0, most })
  const maximum = t('errors.range', { field: t('maxPerTicket'), least: 1, most })
  return {
    'name.required': common('nameRequired'),
    'minPerTicket.wrong-type': minimum,
    'minPerTicket.too-big': minimum,
    'minPerTicket.min-above-max': t('errors.minAboveMax'),
    'maxPerTicket.wrong-type': maximum,
    'maxPerTicket.too-small': maximum,
    'maxPerTicket.too-big': maximum,
    'ticketTypeIds.too-small': t('errors.types'),
    ...Object.fromEntries(Array.from({ length: rows }, (_, at) => ofRow(at)).flat()),
  }
}
