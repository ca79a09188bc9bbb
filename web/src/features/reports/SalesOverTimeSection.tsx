import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { salesSeriesOf } from '../../lib/event/queries.ts'
import { Part } from '../../ui/Part.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

const fetchChart = () => import('./TicketsChart.tsx')

/** The tickets of an event sold over time, by ticket type. The chart's code loads once there is something to draw. */
export function SalesOverTimeSection({ event }: { event: Event }) {
  const t = useTranslations('charts.overTime')
  const { data: series } = useSuspenseQuery(salesSeriesOf(event.id))
  return (
    <div className="max-w-[57rem]">
      <Part title={t('title')}>
        {series.days.length === 0 ? (
          <p className="text-pretty text-ink-secondary">{t('none')}</p>
        ) : (
          <LoadedChart series={series} />
        )}
      </Part>
    </div>
  )
}

type LoadedProps = Parameters<Awaited<ReturnType<typeof fetchChart>>['TicketsChart']>[0]

function LoadedChart(props: LoadedProps) {
  const module = useModuleOnceShown(fetchChart)
  // the height of the chart with its legend
  return module ? <module.TicketsChart {...props} /> : <div className="min-h-80" />
}
