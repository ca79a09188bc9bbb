import type { WebsiteDay } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { TableBeside } from './TableBeside.tsx'
import { upShareOf } from './uptime.ts'

/** What the picture of the days shows, in figures, the newest first. */
export function DayTable({ days }: { days: readonly WebsiteDay[] }) {
  const t = useTranslations('website.uptime')
  const facts = useTranslations('website.facts')
  const format = useFormat()
  return (
    <TableBeside
      label={t('table')}
      headers={[t('day'), t('up'), t('checks'), t('response')]}
      rows={days.toReversed().map((day) => ({
        key: day.date,
        cells: [
          format.day(day.date),
          format.rate(upShareOf([day])),
          format.number(day.checks),
          day.averageMs === undefined ? '–' : facts('milliseconds', { ms: format.number(day.averageMs) }),
        ],
      }))}
    />
  )
}
