import type { SalesReport } from '@foyer/contract/reports'
import { useTranslations } from 'use-intl'
import { DownloadChart } from '../../lib/chart/DownloadChart.tsx'
import { positionOf, useChartFormats } from '../../lib/chart/use-chart-formats.ts'
import { useFormat } from '../../lib/format.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import type { ChartData } from '../../ui/chart/series.ts'
import type { ReportQuery } from './queries.ts'
import { usePeriodName } from './use-period-name.ts'
import { viewsSeries } from './views-series.ts'

/** The views and orders of each period; their share is beside them, as it has another unit. */
export function ViewsChart({ report, query }: { report: SalesReport; query: ReportQuery }) {
  const t = useTranslations('reports.page')
  const chart = useTranslations('charts')
  const format = useFormat()
  const { formats, ...scale } = useChartFormats().counts()
  const x = usePeriodName(report.by)
  const periods = viewsSeries(report, query)
  const hasOrders = report.conversionBp !== undefined
  const data: ChartData = {
    xs: periods.map(({ day }) => positionOf(day)),
    xAxis: 'days',
    series: [
      { id: 'views', name: t('views.views'), values: periods.map(({ views }) => views) },
      ...(hasOrders ? [{ id: 'orders', name: t('orders'), values: periods.map(({ orders = 0 }) => orders) }] : []),
    ],
    notes: hasOrders
      ? [
          {
            name: t('views.share'),
            values: periods.map(({ conversionBp }) => (conversionBp === undefined ? '–' : format.rate(conversionBp))),
          },
        ]
      : [],
    ...scale,
    formats: { ...formats, x },
  }
  const words = { label: t('views.title'), table: chart('table'), position: t('period') }
  return <LineChart data={data} words={words} shape="line" actions={<DownloadChart data={data} words={words} />} />
}
