import type { Website } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import type { ChartDay } from './chart-days.ts'
import { chartDays, uptimeOf } from './chart-days.ts'
import { DayTable } from './DayTable.tsx'
import { elapsed } from './elapsed.ts'
import { websiteViewOf } from './website-state.ts'

/** Fewer days say little, and would leave the chart empty but for a few bars at its end. */
const fewestDays = 7

/** The uptime of the last ninety days as bars, with a red part for downtime; at first, for how long it has been up. */
export function Uptime({ website }: { website: Website }) {
  const { days, today } = website
  if (days.length < fewestDays) return <FirstDays website={website} />
  return <NinetyDays days={days} today={today} />
}

function NinetyDays({ days, today }: Pick<Website, 'days' | 'today'>) {
  const t = useTranslations('websites.uptime')
  const format = useFormat()
  const share = format.rate(uptimeOf(days))
  const downDays = days.filter(({ down }) => down > 0).length
  return (
    <section>
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-pretty text-ink-secondary">{t('summary', { share, days: days.length })}</p>
      <Chart days={chartDays(days, today)} label={t('picture', { share, downDays })} />
      <Legend />
      <DayTable days={days} />
    </section>
  )
}

function FirstDays({ website }: { website: Website }) {
  const t = useTranslations('websites.uptime')
  const format = useFormat()
  const { since, days } = website
  const view = websiteViewOf(website)
  const steady = view === 'up' || view === 'down' ? view : undefined
  return (
    <section>
      <h3 className="font-semibold">{t('firstTitle')}</h3>
      {days.length > 0 && (
        <p>
          {since !== undefined && steady
            ? t(`first.${steady}`, elapsed(since, new Date()))
            : t('summary', { share: format.rate(uptimeOf(days)), days: days.length })}
        </p>
      )}
      <p className="text-pretty text-ink-secondary">{t('none')}</p>
    </section>
  )
}

const barStep = 6
const chartHeight = 36

function Chart({ days, label }: { days: ChartDay[]; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * barStep} ${chartHeight}`}
      preserveAspectRatio="none"
      className="mt-3 h-9 w-full"
    >
      {days.map(({ date, day }, at) => (
        <Bar key={date} at={at} day={day} />
      ))}
    </svg>
  )
}

// Downtime shows by height too, not by colour alone.
function Bar({ at, day }: { at: number; day: ChartDay['day'] }) {
  const place = { x: at * barStep, width: barStep - 2 }
  if (!day) return <rect {...place} y={chartHeight - 4} height={4} className="fill-line-control" />
  const down = day.down === 0 ? 0 : Math.max(6, (chartHeight * day.down) / day.checks)
  return (
    <>
      <rect {...place} y={8} height={chartHeight - 8} className="fill-success-fg forced-colors:fill-[CanvasText]" />
      {down > 0 && (
        <rect
          {...place}
          y={0}
          height={Math.max(14, down)}
          className="fill-danger-solid forced-colors:fill-[Highlight]"
        />
      )}
    </>
  )
}

function Legend() {
  const t = useTranslations('websites.uptime')
  const entries = [
    ['legendUp', 'bg-success-fg'],
    ['legendPartly', 'bg-danger-solid'],
    ['legendNone', 'bg-line-control'],
  ] as const
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-secondary">
      {entries.map(([word, colour]) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-sm ${colour}`} />
          {t(word)}
        </li>
      ))}
    </ul>
  )
}
