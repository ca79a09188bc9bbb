import type { SalesReport } from '@foyer/contract/reports'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Part } from '../../ui/Part.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { ReportQuery } from './queries.ts'
import { meaningful } from './views-series.ts'

const fetchChart = () => import('./ViewsChart.tsx')

/** The views of the public pages by period, and how many of them led to an order. */
export function ViewsPart({ report, query }: { report: SalesReport; query: ReportQuery }) {
  const t = useTranslations('reports.page')
  const format = useFormat()
  const chart = useModuleOnceShown(fetchChart)
  const { total } = report.views
  if (total === 0) return null
  const share = meaningful(report.conversionBp)
  return (
    <Part title={t('views.title')}>
      <p className="mb-6 text-pretty">
        {share === undefined
          ? t('views.count', { views: total })
          : t('views.conversion', { views: total, share: format.rate(share) })}
      </p>
      {chart ? <chart.ViewsChart report={report} query={query} /> : <div className="min-h-80" />}
    </Part>
  )
}
