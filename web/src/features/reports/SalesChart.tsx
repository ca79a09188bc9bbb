import { paymentMethods } from '@foyer/contract/order-states'
import type { ReportUnit } from '@foyer/contract/report-groups'
import { otherGroups } from '@foyer/contract/report-periods'
import type { SalesReport } from '@foyer/contract/reports'
import { useTranslations } from 'use-intl'
import { DownloadChart } from '../../lib/chart/DownloadChart.tsx'
import { positionOf, useChartFormats } from '../../lib/chart/use-chart-formats.ts'
import { useFormat } from '../../lib/format.ts'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import type { ChartData } from '../../ui/chart/series.ts'
import type { ReportQuery } from './queries.ts'
import { reportSeries } from './report-series.ts'
import type { ReportFigure } from './search.ts'
import { usePeriodName } from './use-period-name.ts'

interface Props {
  sales: SalesReport['currencies'][number]
  query: ReportQuery
  by: ReportUnit
  show: ReportFigure
}

/** Gross sales by period and group, with refunds below the axis; or tickets, or orders. */
export function SalesChart({ sales: { currency, groups }, query, by, show }: Props) {
  const t = useTranslations('reports.page')
  const chart = useTranslations('charts')
  const nameOf = useGroupName(query, show)
  const { money, counts } = useChartFormats()
  const { formats, ...scale } = show === 'sales' ? money(currency) : counts()
  const x = usePeriodName(by)
  const words = { other: chart('other'), refunds: t('refunded'), nameOf }
  const { days, series } = reportSeries(groups, { ...query, by, show }, words)
  const data: ChartData = { xs: days.map(positionOf), xAxis: 'days', series, ...scale, formats: { ...formats, x } }
  const texts = { label: t(`chart.${show}`, { currency }), table: chart('table'), position: t('period') }
  return (
    <BarChart data={data} words={texts} total={chart('total')} actions={<DownloadChart data={data} words={texts} />} />
  )
}

function useGroupName({ group }: ReportQuery, show: ReportFigure) {
  const t = useTranslations('reports')
  const chart = useTranslations('charts')
  const format = useFormat()
  return ({ key, name }: { key: string; name?: string | undefined }): string => {
    if (name !== undefined) return name
    if (key === otherGroups) return chart('other')
    if (group === 'rate') return format.rate(Number(key))
    const method = paymentMethods.find((each) => each === key)
    if (method) return t(`method.${method}`)
    return show === 'sales' ? t('page.gross') : t(`page.${show}`)
  }
}
