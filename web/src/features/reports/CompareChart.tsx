import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useChartFormats } from '../../lib/chart/use-chart-formats.ts'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import { comparedSeries } from './compared-series.ts'
import { comparisonOf } from './queries.ts'

/** The tickets of two events sold by each day before the event. */
export function CompareChart({ event, other }: { event: string; other: string }) {
  const t = useTranslations('reports')
  const chart = useTranslations('charts')
  const { counts } = useChartFormats()
  const { data } = useSuspenseQuery(comparisonOf(event, other))
  const { xs, series } = comparedSeries(data.events)
  if (xs.length === 0) return <p className="text-ink-secondary">{t('compare.none')}</p>
  const { formats, smallestStep } = counts()
  const day = (x: number) => (x > 0 ? t('compare.after', { days: x }) : t('compare.before', { days: -x }))
  return (
    <LineChart
      data={{ xs, xAxis: 'numbers', series, smallestStep, formats: { ...formats, x: day } }}
      words={{ label: t('compare.title'), table: chart('table'), position: chart('day') }}
      shape="step"
    />
  )
}
