import type { Event } from '@foyer/contract/events'
import type { LucideIcon } from 'lucide-react'
import { CloudOff, FileText, Plug, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { connectionStateOf } from '../../lib/notion-page/connection-state.ts'

/**
 * The state of an event's site: the website when it is down, else the connection to Notion, or without a Notion page that
 * the page is written in Foyer.
 */
export function SiteState({ event }: { event: Event }) {
  const t = useTranslations('home.site')
  if (event.siteState === 'website-down')
    return (
      <State Icon={CloudOff} danger>
        {t('websiteDown')}
      </State>
    )
  const state = connectionStateOf(event)
  if (state === 'noPage' && event.described) return <State Icon={FileText}>{t('described')}</State>
  return (
    <State Icon={state === 'connected' ? Plug : Unplug} danger={state === 'trouble'}>
      {t(state)}
    </State>
  )
}

type Props = { Icon: LucideIcon; danger?: boolean; children: ReactNode }

const State = ({ Icon, danger, children }: Props) => (
  <span className={`flex shrink-0 gap-1.5 ${danger ? 'font-medium text-danger-fg' : '@max-3xl:hidden'}`}>
    <Icon aria-hidden="true" size={16} className="h-lh shrink-0" />
    {children}
  </span>
)
