import type { Event } from '@foyer/contract/events'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone, zoneOf } from '../../../lib/time-zones.ts'

type Props = { event: Pick<Event, 'date' | 'dateTba' | 'endsAt' | 'timeZone'> }

/** The time of an event in its own zone, and in the reader's where that differs. */
export function EventTimes({ event: { date, dateTba, endsAt, timeZone } }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const format = useFormat()
  if (dateTba) return t('common.dateOpen')
  const offsetIn = (zone: string) => zoneOf(zone, language, new Date(date)).offset
  const inZone = (zone: string) => (endsAt ? format.period(date, endsAt, zone) : format.dateTime(date, zone))
  return (
    <>
      <time dateTime={date} className="block font-medium text-balance">
        {inZone(timeZone)}
      </time>
      {offsetIn(readersZone()) !== offsetIn(timeZone) && (
        <span className="block text-sm text-ink-secondary">
          {t('events.view.yourTime', { time: inZone(readersZone()) })}
        </span>
      )}
    </>
  )
}
