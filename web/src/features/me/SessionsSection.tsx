import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Load } from '../../lib/Load.tsx'
import { usePaths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.ts'
import { SessionItem } from './SessionItem.tsx'

export function SessionsSection() {
  const t = useTranslations('me.sessions')
  const paths = usePaths()
  return (
    <Section
      id="sessions"
      title={t('title')}
      description={t('lead')}
      actions={
        <>
          <EndOthers />
          <Link to={paths.logout()} className={buttonStyle()}>
            {t('everywhere')}
          </Link>
        </>
      }
    >
      <Load fallback={<SessionsLoading />}>
        <Sessions />
      </Load>
    </Section>
  )
}

/** Shown while there is another session. */
function EndOthers() {
  const t = useTranslations('me.sessions')
  const words = useErrorWords()
  const { data: sessions = [] } = useQuery(read('GET /me/sessions'))
  const end = useMutation({
    mutationFn: () => call('DELETE /me/sessions', { query: { keep: 'current' } }),
    onSuccess: () => showToast(t('othersEnded')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  if (sessions.length < 2) return null
  return (
    <Button pending={end.isPending} onClick={() => end.mutate()}>
      {t('others')}
    </Button>
  )
}

function Sessions() {
  const t = useTranslations('me.sessions')
  const list = useRef<HTMLUListElement>(null)
  const { data: sessions, dataUpdatedAt } = useSuspenseQuery(read('GET /me/sessions'))
  // This browser first; the server sorts the others by last use.
  const [here, elsewhere] = [sessions.filter(({ current }) => current), sessions.filter(({ current }) => !current)]
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('title')} className="divide-y divide-line outline-none">
      {[...here, ...elsewhere].map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          now={new Date(dataUpdatedAt)}
          // The pressed button disappears with its session.
          onEnded={() => list.current?.focus()}
        />
      ))}
    </ul>
  )
}

function SessionsLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="pb-4">
      <Skeleton className="w-44" />
      <Skeleton className="w-64 text-sm" />
    </Loading>
  )
}
