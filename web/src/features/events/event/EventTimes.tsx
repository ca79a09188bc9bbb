import type { Event } from '@foyer/contract/events'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/readers-zone.ts'
import { zoneOf } from '../../../lib/time-zones.ts'

type Props = { event: Pick<Event, 'date' | 'dateTba' | 'endsAt' | 'timeZone' | 'online'> }

/** The time of an event in its own zone and in the reader's, where they differ. That of an online event leads in the reader's. */
export function EventTimes({ event: { date, dateTba, endsAt, timeZone, online } }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const format = useFormat()
  if (dateTba) return t('common.dateOpen')
  const offsetIn = (zone: string) => zoneOf(zone, language, new Date(date)).offset
  const inZone = (zone: string) => (endsAt ? format.period(date, endsAt, zone) : format.dateTime(date, zone))
  const differs = offsetIn(readersZone()) !== offsetIn(timeZone)
  const eventTime = inZone(timeZone)
  const yourTime = t('event.facts.yourTime', { time: inZone(readersZone()) })
  const readersFirst = online && differs
  return (
    <>
      <time dateTime={date} className="block font-medium text-balance">
        {readersFirst ? yourTime : eventTime}
      </time>
      {differs && <span className="block text-sm text-ink-secondary">{readersFirst ? eventTime : yourTime}</span>}
    </>
  )
}
