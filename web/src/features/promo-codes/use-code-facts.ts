import type { Event } from '@foyer/contract/events'
import type { PromoCode } from '@foyer/contract/promo-codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useFormat } from '../../lib/format.ts'

/** Says in words what a code does, how often it was used, and under which conditions. */
export function useCodeFacts({ id, currency, timeZone }: Pick<Event, 'id' | 'currency' | 'timeZone'>) {
  const t = useTranslations('promoCodes')
  const format = useFormat()
  const { data: types } = useSuspenseQuery(ticketTypesOf(id))
  const money = (cents: number) => format.money(cents, currency)
  const effect = ({ effect: { kind, ...value }, use }: PromoCode): string => {
    if (kind === 'percent' && 'bp' in value) return t('effects.percent', { share: format.rate(value.bp) })
    if (kind === 'none' || !('cents' in value)) return t('effects.none')
    if (kind === 'fixed')
      return value.cents === 0 ? t('effects.free') : t('effects.fixed', { amount: money(value.cents) })
    return t(use === 'order' ? 'effects.amountOfOrder' : 'effects.amount', { amount: money(value.cents) })
  }
  const details = (code: PromoCode): string[] =>
    [
      code.uses === undefined
        ? t('used', { count: code.held + code.sold })
        : t('usedOf', { count: code.held + code.sold, uses: code.uses }),
      code.ticketTypeIds &&
        types.flatMap(({ id: type, name }) => (code.ticketTypeIds?.includes(type) ? name : [])).join(', '),
      code.unlocks && t('unlocking'),
      code.holds && t('holding'),
      code.minTickets > 1 && t('fromTickets', { count: code.minTickets }),
      code.minCents > 0 && t('fromAmount', { amount: money(code.minCents) }),
      code.perEmail !== undefined && t('perAddress', { count: code.perEmail }),
      code.validFrom && t('from', { from: format.dateTime(code.validFrom, timeZone) }),
      code.validUntil && t('until', { until: format.dateTime(code.validUntil, timeZone) }),
    ].flatMap((each) => each || [])
  return { effect, details }
}
