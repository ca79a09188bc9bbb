import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { siteOf } from '../../lib/event/queries.ts'
import { Load } from '../../lib/Load.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { NotionActions } from './NotionActions.tsx'
import { NotionStatus } from './NotionStatus.tsx'

/** The Notion page of an event: its state, the next steps, and a preview of the published page. */
export function NotionSection({ event }: { event: Event }) {
  const t = useTranslations('notionPages.connection')
  const mayWrite = useMay('events:write')
  return (
    <Section id="notion" title={t('title')} description={t('lead')} actions={mayWrite && <KeyLink event={event} />}>
      <Load fallback={<NotionLoading />}>
        <NotionContent event={event} />
      </Load>
    </Section>
  )
}

function NotionContent({ event }: { event: Event }) {
  const { data } = useSuspenseQuery(siteOf(event.id))
  const mayWrite = useMay('events:write')
  const { notion } = data
  const isConnected = event.notionLink !== undefined && event.apiKey !== undefined
  return (
    <div className="grid gap-6">
      <NotionStatus event={event} notion={notion} />
      {notion.skipped.length > 0 && <Skipped skipped={notion.skipped} />}
      {isConnected && mayWrite && <NotionActions id={event.id} notion={notion} />}
      {notion.checkedAt !== undefined && <Facts notion={notion} timeZone={event.timeZone} />}
      {/* The demo has no public pages, and Notion cannot reach it. */}
      {!isDemo && notion.readAt !== undefined && <Preview event={event} version={notion.changedAt} />}
      {!isDemo && isConnected && mayWrite && <Webhook id={event.id} timeZone={event.timeZone} />}
    </div>
  )
}

// The last parts of the section, and what few pages have, are loaded after what a reader looks for first.
const fetchFacts = () => import('./NotionFacts.tsx')
const fetchSkippedBlocks = () => import('./SkippedBlocks.tsx')
const fetchPagePreview = () => import('./PagePreview.tsx')
const fetchWebhookSetup = () => import('./WebhookSetup.tsx')

function Facts(props: ComponentProps<Awaited<ReturnType<typeof fetchFacts>>['NotionFacts']>) {
  const module = useModuleOnceShown(fetchFacts)
  return module && <module.NotionFacts {...props} />
}

function Skipped(props: ComponentProps<Awaited<ReturnType<typeof fetchSkippedBlocks>>['SkippedBlocks']>) {
  const module = useModuleOnceShown(fetchSkippedBlocks)
  return module && <module.SkippedBlocks {...props} />
}

function Preview(props: ComponentProps<Awaited<ReturnType<typeof fetchPagePreview>>['PagePreview']>) {
  const module = useModuleOnceShown(fetchPagePreview)
  return module && <module.PagePreview {...props} />
}

function Webhook(props: { id: string; timeZone: string }) {
  const module = useModuleOnceShown(fetchWebhookSetup)
  return module && <module.WebhookSetup {...props} />
}

function KeyLink({ event }: { event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  if (!event.notionLink)
    return (
      <Link to={paths.eventPage(event.id)} hash="link" className={buttonStyle()}>
        {t('notionPages.connection.addLink')}
      </Link>
    )
  return (
    <Link to={paths.enterKey(event.id)} className={buttonStyle()}>
      <KeyRound aria-hidden="true" size={16} />
      {t(event.apiKey ? 'notionPages.connection.changeKey' : 'home.enterKey')}
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
