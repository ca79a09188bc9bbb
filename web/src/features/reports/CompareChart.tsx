import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DownloadChart } from '../../lib/chart/DownloadChart.tsx'
import { useChartFormats } from '../../lib/chart/use-chart-formats.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import type { ChartData } from '../../ui/chart/series.ts'
import { comparedSeries } from './compared-series.ts'
import { comparisonOf } from './queries.ts'
import type { ReportFigure } from './search.ts'

interface Props {
  event: string
  other: string
  show: ReportFigure
}

/** The sales or tickets of two events by each day before the event. Amounts of different currencies have no picture. */
export function CompareChart({ event, other, show }: Props) {
  const t = useTranslations('reports')
  const chart = useTranslations('charts')
  const { counts, money } = useChartFormats()
  const { data } = useSuspenseQuery(comparisonOf(event, other))
  const [currency, ...currencies] = data.events.map((one) => one.currency)
  const isMoney = show === 'sales' && currency !== undefined && currencies.every((each) => each === currency)
  const { xs, series } = comparedSeries(data.events, isMoney ? 'grossCents' : 'tickets')
  if (xs.length === 0) return <p className="text-ink-secondary">{t('compare.none')}</p>
  const { formats, ...scale } = isMoney ? money(currency) : counts()
  const x = (at: number) => (at > 0 ? t('compare.after', { days: at }) : t('compare.before', { days: -at }))
  const compared: ChartData = { xs, xAxis: 'numbers', series, ...scale, formats: { ...formats, x } }
  const words = { label: t('compare.title'), table: chart('table'), position: chart('day') }
  const inFile = { label: t('compare.file'), position: t('compare.daysAfter') }
  return (
    <>
      <p className="mb-3 text-sm text-ink-secondary">{t(isMoney ? 'compare.sales' : 'compare.tickets')}</p>
      <LineChart
        data={compared}
        words={words}
        shape="step"
        actions={<DownloadChart data={compared} words={{ ...words, ...inFile }} />}
      />
    </>
  )
}
