import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { usePaths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { SessionItem } from './SessionItem.tsx'

export function SessionsSection() {
  const t = useTranslations('me.sessions')
  const paths = usePaths()
  return (
    <Section
      title={t('title')}
      description={t('lead')}
      actions={
        <Link to={paths.logout()} className={buttonStyle()}>
          {t('everywhere')}
        </Link>
      }
    >
      <Load fallback={<SessionsLoading />}>
        <Sessions />
      </Load>
    </Section>
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
