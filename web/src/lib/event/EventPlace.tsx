import type { Event } from '@foyer/contract/events'
import type { LucideIcon } from 'lucide-react'
import { Globe, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isInPlace, shortAddress } from './place.ts'

/** The place of an event, or its website, said to be online if it is; nothing while neither is known. */
export function EventPlace({ event }: { event: Event }) {
  const t = useTranslations('common')
  const { location, online, websiteUrl } = event
  const [Icon, where] = isInPlace(event) ? [MapPin, location] : [Globe, websiteUrl && shortAddress(websiteUrl)]
  if (!where) return online ? <Place Icon={Globe}>{t('online')}</Place> : null
  return <Place Icon={Icon}>{online ? t('onlineAt', { website: where }) : where}</Place>
}

const Place = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <span className="flex gap-1.5">
    <Icon aria-hidden="true" size={16} className="h-lh shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </span>
)
