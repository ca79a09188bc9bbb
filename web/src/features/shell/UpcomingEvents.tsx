import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { upcomingEvents } from '../../lib/query.ts'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { SidebarLink } from './SidebarLink.tsx'

export function UpcomingEvents() {
  const t = useTranslations('shell.upcoming')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="type-overline px-2.5 pb-1.5 text-ink-secondary">
        {t('heading')}
      </h2>
      <Events />
    </section>
  )
}

function Events() {
  const t = useTranslations()
  const paths = usePaths()
  const { data: events, isError } = useQuery(upcomingEvents())
  if (isError && !events) return <Note>{t('shell.upcoming.failed')}</Note>
  if (!events) return <EventsLoading label={t('common.loading')} />
  if (events.length === 0) return <Note>{t('shell.upcoming.none')}</Note>
  return (
    <ul className="grid grid-cols-1 gap-0.5">
      {events.map(({ id, name, siteState }) => (
        <SidebarLink
          key={id}
          to={paths.event(id)}
          {...(siteState === 'website-down' && { trouble: t('home.site.websiteDown') })}
          {...(siteState === 'notion-trouble' && { trouble: t('home.site.trouble') })}
        >
          {name}
        </SidebarLink>
      ))}
    </ul>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="px-2.5 py-1 text-sm text-pretty text-ink-secondary">{children}</p>
)

const EventsLoading = ({ label }: { label: string }) => (
  <Loading label={label} className="grid gap-0.5 px-2.5">
    {['w-40', 'w-32', 'w-44'].map((width) => (
      <div key={width} className="control-height flex items-center">
        <Skeleton className={width} />
      </div>
    ))}
  </Loading>
)
