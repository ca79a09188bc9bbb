import { msPerMinute } from '@foyer/contract/durations'
import type { Event } from '@foyer/contract/events'
import type { NotionPage } from '@foyer/contract/notion-pages'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { NotionPageLink } from './NotionPageLink.tsx'
import { stateTones } from './notion-tones.ts'

const fetchSteps = () => import('./NextSteps.tsx')

/** Loaded for a page with a problem only. */
function Steps(props: ComponentProps<Awaited<ReturnType<typeof fetchSteps>>['NextSteps']>) {
  const module = useModuleOnceShown(fetchSteps)
  return module && <module.NextSteps {...props} />
}

/** The time of the next sync: worth naming only while it is at least a minute away. */
function againAt(at: string | undefined, format: ReturnType<typeof useFormat>) {
  if (at === undefined) return { again: 'no', when: '' }
  const now = new Date()
  const isSoon = Date.parse(at) - now.getTime() < msPerMinute
  return isSoon ? { again: 'soon', when: '' } : { again: 'later', when: format.relative(at, now) }
}

/** The failure of the last sync alone, while a second one has to confirm it; or why there is no next sync. */
function Unconfirmed({ notion: { seen, state, paused, watching, nextCheckAt } }: { notion: NotionPage }) {
  const t = useTranslations('notionPages')
  const format = useFormat()
  if (state === 'no-page' || state === 'no-key') return null
  const failure = seen === undefined || seen === 'changed' || seen === 'unchanged' || seen === state ? undefined : seen
  return (
    <>
      {failure && (
        <p className="text-pretty text-warn-fg">
          {t('unconfirmed', {
            reason: t(`state.${failure}.label`),
            ...againAt(nextCheckAt, format),
          })}
        </p>
      )}
      {!watching && !paused && <p className="text-pretty text-ink-secondary">{t('ended')}</p>}
    </>
  )
}

/** The state of the Notion page, and what the organiser can do about it. */
export function NotionStatus({ event, notion }: { event: Event; notion: NotionPage }) {
  const t = useTranslations('notionPages')
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
      <Unconfirmed notion={notion} />
      {isTrouble ? (
        <Callout tone={tone === 'danger' ? 'danger' : 'warn'} actions={<Steps event={event} state={notion.state} />}>
          <p>{body}</p>
          {notion.readAt && <p className="mt-2 text-ink-secondary">{t('stays')}</p>}
        </Callout>
      ) : (
        <p className="text-pretty text-ink-secondary">{body}</p>
      )}
    </div>
  )
}
