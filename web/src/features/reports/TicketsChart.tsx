import type { SalesSeries } from '@foyer/contract/reports'
import { useTranslations } from 'use-intl'
import { DownloadChart } from '../../lib/chart/DownloadChart.tsx'
import { positionOf, useChartFormats } from '../../lib/chart/use-chart-formats.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import type { ChartData } from '../../ui/chart/series.ts'
import { ticketsSeries } from './tickets-series.ts'

/** The tickets sold by the end of each day, with the capacity and the days on which the sale starts and ends. */
export function TicketsChart({ series }: { series: SalesSeries }) {
  const t = useTranslations('charts')
  const formats = useChartFormats()
  const words = { total: t('total'), other: t('other') }
  const { days, series: lines } = ticketsSeries(series, words)
  const marks = [
    { name: t('overTime.salesFrom'), day: series.salesFrom, of: 'start' as const },
    { name: t('overTime.salesUntil'), day: series.salesUntil, of: 'end' as const },
  ].flatMap(({ day, ...mark }) => (day === undefined ? [] : [{ ...mark, x: positionOf(day) }]))
  const data: ChartData = { xs: days.map(positionOf), xAxis: 'days', series: lines, ...formats.counts() }
  const texts = { label: t('overTime.title'), table: t('table'), position: t('day') }
  return (
    <LineChart
      data={data}
      words={texts}
      shape="step"
      limit={{ name: t('overTime.capacity'), value: series.capacity }}
      marks={marks}
      actions={<DownloadChart data={data} words={texts} />}
    />
  )
}
