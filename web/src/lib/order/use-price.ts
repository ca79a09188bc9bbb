import { useTranslations } from 'use-intl'
import { useFormat } from '../format.ts'

/** Writes the price of a ticket or an add-on: an amount, or that it is free. */
export function usePrice(currency: string): (cents: number) => string {
  const method = useTranslations('orders.method')
  const format = useFormat()
  return (cents) => (cents === 0 ? method('free') : format.money(cents, currency))
}
