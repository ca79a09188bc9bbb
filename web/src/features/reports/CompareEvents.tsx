import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { Load } from '../../lib/Load.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Part } from '../../ui/Part.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { figureOf } from './figure-of.ts'
import type { ReportSearch } from './search.ts'
import { reportSearch } from './search.ts'

const fetchChart = () => import('./CompareChart.tsx')

/** Another event to compare with, and the sales or tickets of both by the days before each. */
export function CompareEvents({ event, search }: { event: string; search: ReportSearch }) {
  const other = search.with
  const t = useTranslations('reports.compare')
  const change = useChangeSearch(reportSearch)
  const chart = useModuleOnceShown(fetchChart)
  return (
    <div className="max-w-[57rem]">
      <Part title={t('title')}>
        <EventSelect
          label={t('with')}
          allLabel={t('choose')}
          value={other}
          onValueChange={(id) => change({ with: id })}
          className="mb-4 max-w-md"
        />
        {other !== undefined && chart && (
          <Load resetKey={other} fallback={<div className="min-h-80" />}>
            <chart.CompareChart event={event} other={other} show={figureOf(search)} />
          </Load>
        )}
      </Part>
    </div>
  )
}
