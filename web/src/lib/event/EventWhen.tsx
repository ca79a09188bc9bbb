import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useFormat } from '../format.ts'
import { displayZoneOf } from './place.ts'

/** The start of an event with its zone, or that its date is open. */
export function EventWhen({ event }: { event: Event }) {
  const t = useTranslations('common')
  const format = useFormat()
  if (event.dateTba) return t('dateOpen')
  return <time dateTime={event.date}>{format.dateTime(event.date, displayZoneOf(event))}</time>
}
