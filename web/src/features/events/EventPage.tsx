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
import { useFocusHashSection } from '../../lib/use-focus-hash-section.ts'
import { useMay } from '../../lib/use-may.ts'
import { NotionSection } from '../notion-pages/NotionSection.tsx'
import { TicketTypesSection } from '../ticket-types/TicketTypesSection.tsx'
import { WebsiteSection } from '../websites/WebsiteSection.tsx'
import { DateSection } from './event/DateSection.tsx'
import { EventLoading } from './event/EventLoading.tsx'
import { EventOverview } from './event/EventOverview.tsx'
import { MoreSection } from './event/MoreSection.tsx'
import { PlaceSection } from './event/PlaceSection.tsx'
import { SaleSection } from './event/SaleSection.tsx'
import { SiteSection } from './event/SiteSection.tsx'
import { StatusMenu } from './StatusMenu.tsx'

const route = getRouteApi('/$lang/_member/events/$id')

export default function EventPage() {
  const t = useTranslations('events')
  const paths = usePaths()
  const { id } = route.useParams()
  const { data: event, error } = useQuery(eventView(id))
  // an event that another member deletes while its form is edited stays on screen, with the typed values, until it is saved
  if (!event && isNotFound(error)) return <EventNotFound />
  return (
    <Page
      title={event?.name ?? t('eventTitle')}
      of={event && t('eventTitle')}
      back={<BackLink to={paths.events()}>{t('view.back')}</BackLink>}
      aside={event && <StatusMenu event={event} />}
    >
      <Load fallback={<EventLoading />}>
        <EventDetails id={id} />
      </Load>
    </Page>
  )
}

function EventDetails({ id }: { id: string }) {
  const { data: event } = useSuspenseQuery(eventView(id))
  const mayWrite = useMay('events:write')
  useFocusHashSection()
  return (
    <>
      <EventOverview event={event} />
      <div className="mt-10 border-t border-line pt-8">
        <TicketTypesSection event={event} />
        <NotionSection event={event} />
        <WebsiteSection event={event} />
        {mayWrite && (
          <>
            <SiteSection event={event} />
            <DateSection event={event} />
            <PlaceSection event={event} />
            <SaleSection event={event} />
            <MoreSection event={event} />
          </>
        )}
      </div>
    </>
  )
}
