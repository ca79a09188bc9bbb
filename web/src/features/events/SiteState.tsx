import type { Event } from '@foyer/contract/events'
import { Plug, Unplug } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { notionStateOf } from './notion-state.ts'

/** How an event stands with Notion. */
export function SiteState({ event }: { event: Event }) {
  const t = useTranslations('home.site')
  const state = notionStateOf(event)
  const Icon = state === 'connected' ? Plug : Unplug
  return (
    <span className="flex gap-1.5">
      <Icon aria-hidden="true" size={16} className="h-lh shrink-0" />
      {t(state)}
    </span>
  )
}
