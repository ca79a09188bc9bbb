import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../../lib/demo.ts'
import { Load } from '../../../lib/Load.tsx'
import { usePaths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/use-may.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Section } from '../../../ui/Section.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { LeftOut } from '../notion/LeftOut.tsx'
import { NotionActions } from '../notion/NotionActions.tsx'
import { NotionFacts } from '../notion/NotionFacts.tsx'
import { NotionStanding } from '../notion/NotionStanding.tsx'
import { Preview } from '../notion/Preview.tsx'
import { Webhook } from '../notion/Webhook.tsx'
import { siteOf } from '../queries.ts'

/** How the event stands with Notion, what to do next about it, and the page as it is published. */
export function NotionSection({ event }: { event: Event }) {
  const t = useTranslations('events')
  const mayWrite = useMay('events:write')
  return (
    <Section
      id="notion"
      title={t('notion.title')}
      description={t('notion.lead')}
      actions={mayWrite && <KeyStep event={event} />}
    >
      <Load fallback={<NotionLoading />}>
        <Followed event={event} />
      </Load>
    </Section>
  )
}

function Followed({ event }: { event: Event }) {
  const { data } = useSuspenseQuery(siteOf(event.id))
  const mayWrite = useMay('events:write')
  const { notion } = data
  const isFollowed = event.notionLink !== undefined && event.apiKey !== undefined
  return (
    <div className="grid gap-6">
      <NotionStanding event={event} notion={notion} />
      {notion.leftOut.length > 0 && <LeftOut leftOut={notion.leftOut} />}
      {isFollowed && mayWrite && <NotionActions id={event.id} notion={notion} />}
      {notion.checkedAt !== undefined && <NotionFacts notion={notion} />}
      {/* the demo has no public pages, and nobody who could tell it anything */}
      {!isDemo && notion.readAt !== undefined && <Preview event={event} version={notion.changedAt} />}
      {!isDemo && isFollowed && mayWrite && <Webhook id={event.id} />}
    </div>
  )
}

function KeyStep({ event }: { event: Event }) {
  const t = useTranslations('events')
  const paths = usePaths()
  if (!event.notionLink)
    return (
      <Link to={paths.event(event.id)} hash="edit" activeOptions={{ includeHash: true }} className={buttonStyle()}>
        {t('notion.addLink')}
      </Link>
    )
  return (
    <Link to={paths.enterKey(event.id)} className={buttonStyle()}>
      <KeyRound aria-hidden="true" size={16} />
      {t(event.apiKey ? 'notion.changeKey' : 'key.enter')}
    </Link>
  )
}

function NotionLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-3">
      <Skeleton className="w-32" />
      <Skeleton className="w-full" />
    </Loading>
  )
}
