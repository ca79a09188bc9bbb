import type { Event } from '@foyer/contract/events'
import { CloudOff, Plug, Unplug } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { connectionStateOf } from '../../lib/notion-page/connection-state.ts'

/** The state of an event's site: the website when it is down, else the connection to Notion. */
export function SiteState({ event }: { event: Event }) {
  const t = useTranslations('home.site')
  if (event.siteState === 'website-down')
    return (
      <span className="flex gap-1.5 font-medium text-danger-fg">
        <CloudOff aria-hidden="true" size={16} className="h-lh shrink-0" />
        {t('websiteDown')}
      </span>
    )
  const state = connectionStateOf(event)
  if (state === 'trouble')
    return (
      <span className="flex gap-1.5 font-medium text-danger-fg">
        <Unplug aria-hidden="true" size={16} className="h-lh shrink-0" />
        {t(state)}
      </span>
    )
  const Icon = state === 'connected' ? Plug : Unplug
  return (
    <span className="flex gap-1.5">
      <Icon aria-hidden="true" size={16} className="h-lh shrink-0" />
      {t(state)}
    </span>
  )
}
