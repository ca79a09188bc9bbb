import { paymentMethods } from '@foyer/contract/order-states'
import type { ReportUnit } from '@foyer/contract/report-groups'
import { otherGroups } from '@foyer/contract/report-periods'
import type { SalesReport } from '@foyer/contract/reports'
import { useTranslations } from 'use-intl'
import { positionOf, useChartFormats } from '../../lib/chart/use-chart-formats.ts'
import { useFormat } from '../../lib/format.ts'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import type { ReportQuery } from './queries.ts'
import { reportSeries } from './report-series.ts'

interface Props {
  sales: SalesReport['currencies'][number]
  query: ReportQuery
  by: ReportUnit
}

/** Gross sales by period and group, with refunds below the axis. */
export function RevenueChart({ sales: { currency, groups }, query, by }: Props) {
  const t = useTranslations('reports')
  const chart = useTranslations('charts')
  const format = useFormat()
  const nameOf = ({ key, name }: { key: string; name?: string | undefined }): string => {
    if (name !== undefined) return name
    if (key === otherGroups) return chart('other')
    if (query.group === 'rate') return format.rate(Number(key))
    const method = paymentMethods.find((each) => each === key)
    if (method) return t(`method.${method}`)
    return t('page.gross')
  }
  const words = { other: chart('other'), refunds: t('page.refunded'), nameOf }
  const { formats, smallestStep } = useChartFormats().money(currency)
  const nameOfPeriod = {
    day: formats.x,
    week: (at: number) => t('page.weekFrom', { day: formats.x(at) }),
    month: (at: number) => formats.xTick(at, 'month'),
  }
  const { days, series } = reportSeries(groups, { ...query, by }, words)
  return (
    <BarChart
      data={{
        xs: days.map(positionOf),
        xAxis: 'days',
        series,
        smallestStep,
        formats: { ...formats, x: nameOfPeriod[by] },
      }}
      words={{
        label: t('page.salesIn', { currency }),
        table: chart('table'),
        position: t('page.period'),
      }}
      total={chart('total')}
    />
  )
}
