import type { Event } from '@foyer/contract/events'
import type { NotionPage } from '@foyer/contract/notion-pages'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { NextSteps } from './NextSteps.tsx'
import { NotionPageLink } from './NotionPageLink.tsx'
import { stateTones } from './notion-tones.ts'

/** The state of the Notion page, and what the organiser can do about it. */
export function NotionStatus({ event, notion }: { event: Event; notion: NotionPage }) {
  const t = useTranslations('notion')
  const tone = stateTones[notion.state]
  const body = t(`state.${notion.state}.body`)
  const isTrouble = tone === 'danger' || notion.state === 'notion-down'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge dot tone={tone}>
          {t(`state.${notion.state}.label`)}
        </Badge>
        {event.notionLink && <NotionPageLink link={event.notionLink} />}
      </div>
      {isTrouble ? (
        <Callout
          tone={tone === 'danger' ? 'danger' : 'warn'}
          actions={<NextSteps event={event} state={notion.state} />}
        >
          <p>{body}</p>
          {notion.readAt && <p className="mt-2 text-ink-secondary">{t('stays')}</p>}
        </Callout>
      ) : (
        <p className="text-pretty text-ink-secondary">{body}</p>
      )}
    </div>
  )
}
