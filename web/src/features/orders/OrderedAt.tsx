import { msPerDay } from '@foyer/contract/durations'
import { formatClock, formatShortDate } from '@foyer/words/format/short-time'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/readers-zone.ts'

/** When an order was placed: today and yesterday with the time, otherwise the date. In full as its tooltip. */
export function OrderedAt({ at }: { at: string }) {
  const t = useTranslations('orders.table')
  const format = useFormat()
  const language = useLocale()
  const zone = readersZone()
  const now = new Date()
  const dateOf = (moment: Date) => format.date(moment.toISOString(), zone)
  const date = format.date(at, zone)
  const recent =
    date === dateOf(now) ? 'today' : date === dateOf(new Date(now.getTime() - msPerDay)) ? 'yesterday' : undefined
  return (
    <time dateTime={at} title={format.dateTime(at, zone)} className="relative whitespace-nowrap">
      {recent ? t(recent, { time: formatClock(at, zone, language) }) : formatShortDate(at, now, zone, language)}
    </time>
  )
}
