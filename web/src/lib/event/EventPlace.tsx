import type { Event } from '@foyer/contract/events'
import { Globe, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isInPlace, shortAddress } from './place.ts'

/** The place of an event, or its website, said to be online if it is. */
export function EventPlace({ event }: { event: Event }) {
  const t = useTranslations('common')
  const [Icon, where] = isInPlace(event) ? [MapPin, event.location] : [Globe, shortAddress(event.websiteUrl)]
  return (
    <span className="flex gap-1.5">
      <Icon aria-hidden="true" size={16} className="h-lh shrink-0" />
      <span className="min-w-0 wrap-anywhere">{event.online ? t('onlineAt', { website: where }) : where}</span>
    </span>
  )
}
