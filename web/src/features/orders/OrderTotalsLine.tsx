import { maxTotalledOrders } from '@foyer/contract/order-limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { orderTotals } from './list-queries.ts'
import type { OrderSearch } from './search.ts'

/** The foot of the list: the number of orders, their tickets or add-ons, and what they add up to, per currency. */
export function OrderTotalsLine({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.totals')
  const inTable = useTranslations('orders.table')
  const later = useTranslations('addOnOrders')
  const format = useFormat()
  const { data } = useQuery(orderTotals(search))
  if (!data) return <p className="mt-4 min-h-5 text-sm" />
  if (!data.sums)
    return (
      <p className="mt-4 text-sm text-pretty text-ink-secondary">
        {t('tooMany', { count: format.number(maxTotalledOrders) })}
      </p>
    )
  const tickets = data.sums.reduce((sum, each) => sum + each.tickets, 0)
  const addOns = data.sums.reduce((sum, each) => sum + (each.addOns ?? 0), 0)
  const holdsOnlyAddOns = tickets === 0 && addOns > 0
  const items = holdsOnlyAddOns ? inTable('addOns', { count: addOns }) : t('tickets', { count: tickets })
  const money = data.sums.map(({ currency, totalCents }) => format.money(totalCents, currency))
  return (
    <p className="mt-4 text-sm text-pretty text-ink-secondary">
      <strong className="font-medium text-ink tabular-nums">
        {[t('orders', { count: data.orders }), items, ...money].join(' · ')}
      </strong>{' '}
      {!search.status && <span className="block">{holdsOnlyAddOns ? later('excluded') : t('excluded')}</span>}
    </p>
  )
}
