import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/use-may.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Section } from '../../../ui/Section.tsx'
import { NotionBadge } from '../NotionBadge.tsx'
import { NotionPageLink } from '../NotionPageLink.tsx'
import { notionStateOf } from '../notion-state.ts'

/** How the event stands with Notion, and what to do next about it. */
export function NotionSection({ event }: { event: Event }) {
  const t = useTranslations('events')
  const mayWrite = useMay('events:write')
  const state = notionStateOf(event)
  return (
    <Section title={t('notion.title')} description={t('notion.lead')} actions={mayWrite && <NextStep event={event} />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <NotionBadge state={state} />
        {event.notionLink && <NotionPageLink link={event.notionLink} />}
      </div>
      <p className="mt-3 text-pretty text-ink-secondary">{t(`notion.${state}.body`)}</p>
    </Section>
  )
}

function NextStep({ event }: { event: Event }) {
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
