import type { WebsiteDay } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { ChartTable } from '../../ui/chart/ChartTable.tsx'
import { uptimeOf } from './chart-days.ts'

/** The data of the uptime chart, newest day first. */
export function DayTable({ days }: { days: readonly WebsiteDay[] }) {
  const t = useTranslations('websites.uptime')
  const facts = useTranslations('websites.facts')
  const format = useFormat()
  return (
    <ChartTable
      label={t('table')}
      headers={[t('day'), t('up'), t('checks'), t('response')]}
      rows={days.toReversed().map((day) => ({
        key: day.date,
        cells: [
          format.day(day.date),
          format.rate(uptimeOf([day])),
          format.number(day.checks),
          day.averageMs === undefined ? '–' : facts('milliseconds', { ms: format.number(day.averageMs) }),
        ],
      }))}
    />
  )
}
