import { msPerDay } from '@foyer/contract/durations'
import { formatClock, formatShortDate } from '@foyer/words/format/short-time'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/readers-zone.ts'

interface Props {
  at: string
  /** Of today only the time, where there is little room. */
  short?: true
}

/** When an order was placed: today and yesterday with the time, otherwise the date. In full as its tooltip. */
export function OrderedAt({ at, short }: Props) {
  const t = useTranslations('orders.table')
  const format = useFormat()
  const language = useLocale()
  const zone = readersZone()
  const now = new Date()
  const date = format.date(at, zone)
  const isDaysAgo = (days: number) =>
    date === format.date(new Date(now.getTime() - days * msPerDay).toISOString(), zone)
  const time = formatClock(at, zone, language)
  const named = () => {
    if (isDaysAgo(0)) return short ? time : t('today', { time })
    return isDaysAgo(1) ? t('yesterday', { time }) : formatShortDate(at, now, zone, language)
  }
  return (
    <time dateTime={at} title={format.dateTime(at, zone)} className="relative whitespace-nowrap">
      {named()}
    </time>
  )
}
