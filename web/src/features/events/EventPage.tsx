import type { Event } from '@foyer/contract/events'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { EventNotFound } from '../../lib/event/EventNotFound.tsx'
import { eventView, siteOf } from '../../lib/event/queries.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useFocusHashSection } from '../../lib/use-focus-hash-section.ts'
import { useMay } from '../../lib/use-may.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { NotionSection } from '../notion-pages/NotionSection.tsx'
import { payeeOf, ticketTypesOf } from '../ticket-types/queries.ts'
import { fetchTicketTypes, TicketTypesSection } from '../ticket-types/TicketTypesSection.tsx'
import { WebsiteSection } from '../websites/WebsiteSection.tsx'
import { DateSection } from './event/DateSection.tsx'
import { EventLoading, SectionsLoading } from './event/EventLoading.tsx'
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
  const ticketTypes = useModuleOnceShown(fetchTicketTypes)
  const hasArrived = useHasArrived(id) && ticketTypes !== undefined
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
        <EventDetails id={id} ticketTypes={ticketTypes} hasArrived={hasArrived} />
      </Load>
    </Page>
  )
}

type TicketTypesModule = ComponentProps<typeof TicketTypesSection>['module']

interface DetailsProps {
  id: string
  ticketTypes: TicketTypesModule
  hasArrived: boolean
}

function EventDetails({ id, ticketTypes, hasArrived }: DetailsProps) {
  const { data: event } = useSuspenseQuery(eventView(id))
  return (
    <>
      <EventOverview event={event} />
      <div className="mt-10 border-t border-line pt-8">
        {hasArrived ? <Sections event={event} ticketTypes={ticketTypes} /> : <SectionsLoading />}
      </div>
    </>
  )
}

/**
 * Whether everything that the sections show has arrived or failed. If they appeared earlier, each would push the ones
 * below it down the page.
 */
function useHasArrived(id: string): boolean {
  const { data: me } = useQuery(session())
  const team = useTeam(me)?.id ?? ''
  const payee = payeeOf(team)
  const queries = [
    useQuery(ticketTypesOf(id)),
    useQuery({ ...siteOf(id), refetchInterval: false }),
    useQuery({ ...payee.team, enabled: team !== '' }),
    useQuery({ ...payee.stripe, enabled: team !== '' }),
  ]
  return !queries.some(({ isLoading }) => isLoading)
}

type SectionsProps = { event: Event; ticketTypes: TicketTypesModule }

function Sections({ event, ticketTypes }: SectionsProps) {
  const mayWrite = useMay('events:write')
  useFocusHashSection()
  return (
    <>
      <TicketTypesSection event={event} module={ticketTypes} />
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
    </>
  )
}
