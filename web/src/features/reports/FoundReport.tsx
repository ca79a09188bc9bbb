import type { SalesReport } from '@foyer/contract/reports'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { zoneOf, zoneText } from '../../lib/time-zones.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Part } from '../../ui/Part.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { DownloadReport } from './DownloadReport.tsx'
import type { ReportQuery } from './queries.ts'
import { salesReportFor } from './queries.ts'
import { netOf } from './report-series.ts'
import type { ReportFigure } from './search.ts'
import { ViewsPart } from './ViewsPart.tsx'

const fetchChart = () => import('./SalesChart.tsx')

/** A report: one picture and its figures for each currency, and the views of the public pages. */
export function FoundReport({ query, show }: { query: ReportQuery; show: ReportFigure }) {
  const t = useTranslations('reports.page')
  const { data: report } = useSuspenseQuery(salesReportFor(query))
  if (report.currencies.length === 0)
    return (
      <div className="grid max-w-[57rem] gap-10">
        <EmptyState kind="no-match" title={t('none.title')}>
          {t('none.body')}
        </EmptyState>
        <ViewsPart report={report} query={query} />
      </div>
    )
  return (
    <div className="grid max-w-[57rem] gap-10">
      {report.by !== query.by && report.by !== 'day' && (
        <p className="text-ink-secondary">{t(`longer.${report.by}`)}</p>
      )}
      {report.currencies.map((sales) => (
        <CurrencySales key={sales.currency} sales={sales} report={report} query={query} show={show} />
      ))}
      <ViewsPart report={report} query={query} />
      <div className="grid gap-3">
        <DaysOfZone report={report} query={query} />
        <DownloadReport query={query} />
      </div>
    </div>
  )
}

/** Names the time zone in which the days begin and end. */
function DaysOfZone({ report, query }: { report: SalesReport; query: ReportQuery }) {
  const t = useTranslations('reports.page')
  const zone = zoneText(zoneOf(report.timeZone, useLocale()))
  const isByEvent = query.event === undefined && (query.group === 'event' || query.group === 'type')
  return <p className="text-sm text-ink-secondary">{isByEvent ? t('zoneOfEvents') : t('zone', { zone })}</p>
}

interface SalesProps {
  sales: SalesReport['currencies'][number]
  report: SalesReport
  query: ReportQuery
  show: ReportFigure
}

function CurrencySales({ sales, report, query, show }: SalesProps) {
  const format = useFormat()
  const t = useTranslations('reports.page')
  const chart = useModuleOnceShown(fetchChart)
  const { currency, totals } = sales
  const money = (cents: number) => format.money(cents, currency)
  const figures = [
    [t('gross'), money(totals.grossCents)],
    [t('refunded'), money(totals.refundedCents)],
    [t('net'), money(netOf(totals))],
    [t('tax'), money(totals.taxCents - totals.refundedTaxCents)],
    [t('tickets'), format.number(totals.tickets)],
    ...(totals.orders === undefined ? [] : [[t('orders'), format.number(totals.orders)]]),
    ...(totals.paidFeeCents ? [[t('paidFees'), money(totals.paidFeeCents)]] : []),
  ]
  return (
    <Part title={t('salesIn', { currency })}>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4 max-sm:grid max-sm:grid-cols-2 max-sm:items-end max-sm:gap-x-4">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-ink-secondary">{term}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {chart ? (
        <chart.SalesChart sales={sales} query={query} by={report.by} show={show} />
      ) : (
        // the height of the chart with its legend
        <div className="min-h-80" />
      )}
    </Part>
  )
}
