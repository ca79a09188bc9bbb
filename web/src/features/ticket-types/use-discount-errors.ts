import { useTranslations } from 'use-intl'
import type { ErrorTexts } from '../../lib/form/use-api-form.ts'
import type { DiscountValues } from './discount-values.ts'
import { useErrorTexts } from './use-error-texts.ts'

/** The error texts of the fields of a discount. @param at its place in the list */
export function useDiscountErrors(currency: string, at: number): ErrorTexts<DiscountValues> {
  const t = useTranslations('ticketTypes.discounts.errors')
  const texts = useErrorTexts(currency)
  const all = {
    'name.required': t('name'),
    'ticketTypeIds.too-small': t('types'),
    'rule.bp.wrong-type': texts['taxRateBp.wrong-type'],
    'rule.bp.too-big': texts['taxRateBp.too-big'],
    'rule.bp.too-small': t('share'),
    'rule.cents.wrong-type': texts['priceCents.wrong-type'],
    'rule.cents.too-small': t('amount'),
    'rule.cents.too-big': texts['priceCents.too-big'],
    'rule.from.wrong-type': t('from'),
    'rule.from.too-small': t('from'),
    'rule.of.wrong-type': t('of'),
    'rule.of.too-small': t('of'),
    'rule.free.wrong-type': t('free'),
    'rule.free.too-big': t('free'),
    'rule.free.too-small': t('free'),
  }
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`discounts.${at}.${name}`, text]))
}
