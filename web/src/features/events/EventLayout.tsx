import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { EventNotFound } from '../../lib/event/EventNotFound.tsx'
import { eventView } from '../../lib/event/queries.ts'
import { focusHeading } from '../../lib/focus-heading.ts'
import { TitledPage } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EventTabs } from './EventTabs.tsx'
import { PublicPageActions } from './PublicPageActions.tsx'
import { StatusMenu } from './StatusMenu.tsx'
import { TabLoading } from './TabLoading.tsx'

const route = getRouteApi('/$lang/_member/events/$id')

/** The workspace of an event: its name, status and public address above the tabs. */
export function EventLayout() {
  const { id } = route.useParams()
  const { data: event, error } = useQuery(eventView(id))
  // an event that another member deletes while its form is edited stays on screen, with the typed values, until it is saved
  if (!event && isNotFound(error)) return <EventNotFound />
  return <Workspace key={id} id={id} />
}

function Workspace({ id }: { id: string }) {
  const t = useTranslations()
  const paths = usePaths()
  const { data: event, errorUpdateCount } = useQuery(eventView(id))
  useEffect(focusHeading, [])
  return (
    <>
      <PageHeader
        title={event?.name ?? t('events.eventTitle')}
        back={<BackLink to={paths.events()}>{t('event.facts.back')}</BackLink>}
        aside={event && <StatusMenu event={event} placement="bottom start" />}
        actions={event && <PublicPageActions event={event} />}
      />
      {event || errorUpdateCount > 0 ? (
        <>
          <EventTabs id={id} />
          <Outlet />
        </>
      ) : (
        // not the tabs: a title of two lines would push them down
        <TitledPage title={t('events.eventTitle')}>
          <TabLoading />
        </TitledPage>
      )}
    </>
  )
}
