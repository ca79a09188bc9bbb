import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useFormat } from '../format.ts'
import { zoneOf } from './place.ts'

/** When an event begins, the zone named, or that its date is still open. */
export function EventWhen({ event }: { event: Event }) {
  const t = useTranslations('common')
  const format = useFormat()
  if (event.dateTba) return t('dateOpen')
  return <time dateTime={event.date}>{format.dateTime(event.date, zoneOf(event))}</time>
}
