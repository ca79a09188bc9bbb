import type { Event } from '@foyer/contract/events'
import type { Website } from '@foyer/contract/websites'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { siteOf } from '../../lib/event/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ResponseTimes } from './ResponseTimes.tsx'
import { Uptime } from './Uptime.tsx'
import { WebsiteChanges } from './WebsiteChanges.tsx'
import { WebsiteFacts } from './WebsiteFacts.tsx'
import type { WebsiteView } from './website-state.ts'
import { websiteTones, websiteViewOf } from './website-state.ts'

/** The state and history of the event's website, and what to do about a problem. */
export function WebsiteSection({ event }: { event: Event }) {
  const t = useTranslations('websites')
  return (
    <Section id="website" title={t('title')} description={t('lead')}>
      <Load fallback={<WebsiteLoading />}>
        <WebsiteContent event={event} />
      </Load>
    </Section>
  )
}

function WebsiteContent({ event: { id, timeZone } }: { event: Event }) {
  const { data: site } = useSuspenseQuery(siteOf(id))
  const mayWrite = useMay('events:write')
  const { website } = site
  return (
    <div className="grid grid-cols-1 gap-6">
      <WebsiteStatus website={website} timeZone={timeZone} />
      {mayWrite && <CheckNow id={id} checking={website.checking} />}
      {website.checkedAt !== undefined && (
        <>
          <WebsiteFacts website={website} timeZone={timeZone} />
          <Uptime website={website} />
          <ResponseTimes website={website} timeZone={timeZone} />
        </>
      )}
      <WebsiteChanges changes={website.changes} timeZone={timeZone} />
    </div>
  )
}

const calloutTones: Partial<Record<WebsiteView, 'danger' | 'info'>> = {
  down: 'danger',
  'not-up-yet': 'info',
  ended: 'info',
}

function WebsiteStatus({ website, timeZone }: { website: Website; timeZone: string }) {
  const t = useTranslations('websites')
  const format = useFormat()
  const view = websiteViewOf(website)
  const { since, unstableSince, notJudgedSince } = website
  // the last failure is older than the check that could not be judged
  const failure = view === 'not-judged' ? undefined : website.failure
  const from = { unstable: unstableSince, 'not-judged': notJudgedSince }[view as string] ?? since
  const body = t(`state.${view}.body`, { since: from === undefined ? '' : format.dateTime(from, timeZone) })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Badge dot tone={websiteTones[view]}>
        {t(`state.${view}.label`)}
      </Badge>
      {failure === undefined ? (
        <p className="text-pretty">{body}</p>
      ) : (
        <Callout
          tone={calloutTones[view] ?? 'warn'}
          title={t(`failure.${failure}.what`, { status: String(website.status) })}
          className="w-full"
        >
          <p>{t(`failure.${failure}.next`)}</p>
          {/* an address that Foyer does not request stays as it is */}
          {failure !== 'address-blocked' && <p className="mt-2 text-ink-secondary">{body}</p>}
        </Callout>
      )}
      {website.otherEvents > 0 && (
        <p className="text-pretty text-ink-secondary">{t('shared', { count: website.otherEvents })}</p>
      )}
    </div>
  )
}

function CheckNow({ id, checking }: { id: string; checking: boolean }) {
  const t = useTranslations('websites')
  const words = useErrorWords()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /events/{id}/site/check', { params: { id } }),
    onSuccess: (site) => client.setQueryData(siteOf(id).queryKey, site),
    onError: (error) => showToast(words.of(error)),
  })
  const wasChecking = useRef(checking)
  useEffect(() => {
    if (wasChecking.current && !checking) showToast(t('checked'))
    wasChecking.current = checking
  }, [checking, t])
  const busy = isPending || checking
  return (
    <Button className="w-fit" icon={<RefreshCw aria-hidden="true" size={16} />} pending={busy} onClick={() => mutate()}>
      {busy ? t('checking') : t('checkNow')}
    </Button>
  )
}

function WebsiteLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-6">
      <Skeleton className="w-24" />
      <Skeleton className="w-full" />
      <Skeleton className="h-10 w-full" />
    </Loading>
  )
}
