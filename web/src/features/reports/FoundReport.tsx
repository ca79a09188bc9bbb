import type { SalesReport } from '@foyer/contract/reports'
import { formatDays } from '@foyer/words/format/date-time'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { zoneOf, zoneText } from '../../lib/time-zones.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Part } from '../../ui/Part.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { DownloadReport } from './DownloadReport.tsx'
import type { Days } from './days-of.ts'
import { Figures } from './Figures.tsx'
import type { ReportQuery } from './queries.ts'
import { salesReportFor } from './queries.ts'
import type { ReportFigure } from './search.ts'
import { ViewsPart } from './ViewsPart.tsx'

/** The first day that the API accepts. */
const firstDay = '1900-01-01'

const fetchChart = () => import('./SalesChart.tsx')

interface Props {
  query: ReportQuery
  /** The days that its figures are compared with. */
  before: Days
  show: ReportFigure
}

/** A report: one picture and its figures for each currency, and the views of the public pages. */
export function FoundReport({ query, before: days, show }: Props) {
  const t = useTranslations('reports.page')
  const before = useReportBefore(query, days)
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
        <CurrencySales key={sales.currency} sales={sales} before={before} report={report} query={query} show={show} />
      ))}
      <ViewsPart report={report} query={query} />
      <div className="grid gap-3">
        {before && <DaysBefore days={days} />}
        <DaysOfZone report={report} query={query} />
        <DownloadReport query={query} />
      </div>
    </div>
  )
}

/** The report of the days before: undefined until it is loaded, null when they are earlier than any day of a report. */
function useReportBefore(query: ReportQuery, days: Days): SalesReport | null | undefined {
  const isAsked = days.from >= firstDay
  // the longest unit: only the sums of the whole period are shown
  const { data, isError } = useQuery({ ...salesReportFor({ ...query, ...days, by: 'month' }), enabled: isAsked })
  return isError || !isAsked ? null : data
}

/** Says which days the figures of a report are compared with. */
function DaysBefore({ days: { from, to } }: { days: Days }) {
  const t = useTranslations('reports.page')
  const days = formatDays(from, to, useLocale())
  return <p className="text-sm text-pretty text-ink-secondary">{t('beforeDays', { days })}</p>
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
  before: SalesReport | null | undefined
  report: SalesReport
  query: ReportQuery
  show: ReportFigure
}

function CurrencySales({ sales, before, report, query, show }: SalesProps) {
  const t = useTranslations('reports.page')
  const chart = useModuleOnceShown(fetchChart)
  return (
    <Part title={t('salesIn', { currency: sales.currency })}>
      <Figures sales={sales} before={before} />
      {chart ? (
        <chart.SalesChart sales={sales} query={query} by={report.by} show={show} />
      ) : (
        // the height of the chart with its legend
        <div className="min-h-80" />
      )}
    </Part>
  )
}
