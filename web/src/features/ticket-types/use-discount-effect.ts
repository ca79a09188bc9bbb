import type { DiscountRule } from '@foyer/contract/discounts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** Says in words what a discount does to the price of a ticket. */
export function useDiscountEffect(currency: string): (rule: DiscountRule) => string {
  const t = useTranslations('ticketTypes.discounts.effect')
  const format = useFormat()
  return (rule) => {
    switch (rule.kind) {
      case 'percent':
        return t('percent', { share: format.rate(rule.bp) })
      case 'amount':
        return t('amount', { amount: format.money(rule.cents, currency) })
      case 'fixed':
        return t('fixed', { price: format.money(rule.cents, currency) })
      case 'quantity':
        return t('quantity', { from: rule.from, share: format.rate(rule.bp) })
      case 'some-free':
        return t('some-free', { of: rule.of, free: rule.free })
    }
  }
}
