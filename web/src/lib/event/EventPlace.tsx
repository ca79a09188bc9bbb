import type { Event } from '@foyer/contract/events'
import { Globe, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isInPlace, shortAddress } from './place.ts'

interface Props {
  event: Event
  /** Cuts a long place instead of breaking it. */
  oneLine?: true
}

/** The place of an event, or its website, said to be online if it is; nothing while neither is known. */
export function EventPlace({ event, oneLine }: Props) {
  const t = useTranslations()
  const { online, websiteUrl } = event
  const hasPlace = isInPlace(event)
  const where = hasPlace ? event.location : websiteUrl && shortAddress(websiteUrl)
  if (!where && !online) return null
  const Icon = hasPlace ? MapPin : Globe
  return (
    <span className="flex min-w-0 gap-1.5">
      <Icon aria-hidden="true" size={16} className="h-lh shrink-0" />
      <span className={oneLine ? 'truncate' : 'min-w-0 wrap-anywhere'}>
        {online && !where && t('events.view.online')}
        {where && (online ? t('common.onlineAt', { website: where }) : where)}
      </span>
    </span>
  )
}
