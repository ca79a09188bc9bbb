import type { ResponseTime, Website } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { ChartTable } from '../../ui/chart/ChartTable.tsx'
import { linePathsOf } from './response-line.ts'

/** The response times of the last two days: summary, line chart and table. */
export function ResponseTimes({ website: { responseTimes }, timeZone }: { website: Website; timeZone: string }) {
  const t = useTranslations('websites.response')
  const format = useFormat()
  const answered = responseTimes.filter(({ averageMs }) => averageMs !== undefined)
  const { average, slowest } = figuresOf(answered)
  const summary = t('summary', { average: format.number(average), slowest: format.number(slowest) })
  return (
    <section>
      <h3 className="font-semibold">{t('title')}</h3>
      {answered.length === 0 ? (
        <p className="text-pretty text-ink-secondary">{t('none')}</p>
      ) : (
        <>
          <p className="text-pretty text-ink-secondary">{summary}</p>
          {answered.length > 1 && <Chart times={responseTimes} label={summary} />}
          <ResponseTable times={responseTimes} timeZone={timeZone} />
        </>
      )}
    </section>
  )
}

function figuresOf(answered: readonly ResponseTime[]) {
  const checks = answered.reduce((sum, time) => sum + time.checks - time.failed, 0)
  const total = answered.reduce((sum, time) => sum + (time.averageMs ?? 0) * (time.checks - time.failed), 0)
  return {
    average: checks === 0 ? 0 : Math.round(total / checks),
    slowest: Math.max(0, ...answered.map(({ slowestMs = 0 }) => slowestMs)),
  }
}

const chartSize = { width: 480, height: 64 }

function Chart({ times, label }: { times: readonly ResponseTime[]; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
      preserveAspectRatio="none"
      className="mt-3 h-16 w-full border-b border-line"
    >
      {linePathsOf(times, chartSize).map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent forced-colors:stroke-[CanvasText]"
        />
      ))}
    </svg>
  )
}

function ResponseTable({ times, timeZone }: { times: readonly ResponseTime[]; timeZone: string }) {
  const t = useTranslations('websites.response')
  const facts = useTranslations('websites.facts')
  const format = useFormat()
  const ms = (value: number | undefined) =>
    value === undefined ? '–' : facts('milliseconds', { ms: format.number(value) })
  return (
    <ChartTable
      label={t('table')}
      headers={[t('from'), t('average'), t('slowest'), t('failed')]}
      rows={times.toReversed().map(({ from, averageMs, slowestMs, failed, checks }) => ({
        key: from,
        cells: [format.dateTime(from, timeZone), ms(averageMs), ms(slowestMs), t('failedOf', { failed, checks })],
      }))}
    />
  )
}
