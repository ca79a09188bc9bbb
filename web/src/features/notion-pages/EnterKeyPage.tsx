import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { EventNotFound } from '../../lib/event/EventNotFound.tsx'
import { eventView } from '../../lib/event/queries.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { HaveKey } from './key/HaveKey.tsx'
import { HowToGetKey } from './key/HowToGetKey.tsx'
import { KeyChoices } from './key/KeyChoices.tsx'

const route = getRouteApi('/$lang/_member/events/$id/enter-key')

export default function EnterKeyPage() {
  const t = useTranslations()
  const paths = usePaths()
  const { id } = route.useParams()
  const mayWrite = useMay('events:write')
  const { data: event, error } = useQuery(eventView(id))
  if (isNotFound(error)) return <EventNotFound />
  return (
    <Page
      title={t('notionKey.title')}
      of={event?.name}
      description={event?.name}
      back={
        <BackLink to={paths.eventPage(id)} kept>
          {t('common.back')}
        </BackLink>
      }
    >
      {mayWrite ? (
        <>
          <KeyChoices id={id} />
          <Load fallback={<KeyLoading />}>
            <ChosenTab id={id} />
          </Load>
        </>
      ) : (
        <EmptyState kind="no-match" title={t('notionKey.notAllowed.title')}>
          {t('notionKey.notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}

function ChosenTab({ id }: { id: string }) {
  const { data: event } = useSuspenseQuery(eventView(id))
  const { choice } = route.useSearch()
  return (
    <div className="max-w-xl">
      {/* Hidden but mounted, so that a typed key survives a look at the instructions. */}
      <div hidden={choice === 'how'}>
        <HaveKey event={event} />
      </div>
      {choice === 'how' && <HowToGetKey event={event} />}
    </div>
  )
}

function KeyLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="max-w-xl">
      <Skeleton className="type-label w-24" />
      <div className="control-height mt-1.5 rounded-control bg-inset" />
    </Loading>
  )
}
