import type { SalesFigures, SalesReport } from '@foyer/contract/reports'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { netOf } from './report-series.ts'

interface Props {
  sales: SalesReport['currencies'][number]
  /** The report of the period before: undefined until it is loaded, null without one. */
  before: SalesReport | null | undefined
}

const noFigures = { orders: 0, tickets: 0, grossCents: 0, taxCents: 0, refundedCents: 0, refundedTaxCents: 0 }

/** The figures of a report in one currency, each above that of the period before. */
export function Figures({ sales: { currency, totals }, before }: Props) {
  const t = useTranslations('reports.page')
  const format = useFormat()
  const earlier = before && (before.currencies.find((each) => each.currency === currency)?.totals ?? noFigures)
  const money = (cents: number) => format.money(cents, currency)
  const figures: [term: string, textOf: (figures: SalesFigures) => string][] = [
    [t('gross'), ({ grossCents }) => money(grossCents)],
    [t('refunded'), ({ refundedCents }) => money(refundedCents)],
    [t('net'), (each) => money(netOf(each))],
    [t('tax'), ({ taxCents, refundedTaxCents }) => money(taxCents - refundedTaxCents)],
    [t('tickets'), ({ tickets }) => format.number(tickets)],
  ]
  if (totals.orders !== undefined) figures.push([t('orders'), ({ orders = 0 }) => format.number(orders)])
  if (totals.paidFeeCents) figures.push([t('paidFees'), ({ paidFeeCents = 0 }) => money(paidFeeCents)])
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4 max-sm:grid max-sm:grid-cols-2 max-sm:items-end max-sm:gap-x-4">
      {figures.map(([term, textOf]) => (
        <div key={term}>
          <dt className="text-sm text-ink-secondary">{term}</dt>
          <dd className="text-lg font-semibold tabular-nums">{textOf(totals)}</dd>
          {earlier !== null && (
            // keeps its line while the period before loads
            <dd className="min-h-5 text-sm text-ink-secondary tabular-nums">
              {earlier && t('before', { value: textOf(earlier) })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
