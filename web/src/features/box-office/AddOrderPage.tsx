import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { EventNotFound } from '../../lib/event/EventNotFound.tsx'
import { addOnGroupsOf, eventView, ticketTypesOf } from '../../lib/event/queries.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { AddOrderForm } from './AddOrderForm.tsx'

const route = getRouteApi('/$lang/_member/events/$id/orders/add')

/** The page on which members place orders for buyers: at the box office, on the phone, for guests. */
export default function AddOrderPage() {
  const t = useTranslations('boxOffice')
  const paths = usePaths()
  const { id } = route.useParams()
  const { data: event, error } = useQuery(eventView(id))
  if (isNotFound(error)) return <EventNotFound />
  return (
    <Page
      title={t('title')}
      of={event?.name}
      description={t('lead')}
      back={
        <BackLink to={paths.eventOrders(id)} kept>
          {event?.name ?? t('title')}
        </BackLink>
      }
    >
      <Load fallback={<TableLoading />}>
        <LoadedForm id={id} />
      </Load>
    </Page>
  )
}

function LoadedForm({ id }: { id: string }) {
  const t = useTranslations('boxOffice')
  const { data: event } = useSuspenseQuery(eventView(id))
  const { data: types } = useSuspenseQuery(ticketTypesOf(id))
  const { data: groups } = useSuspenseQuery(addOnGroupsOf(id))
  if (types.length === 0) return <p className="text-ink-secondary">{t('none')}</p>
  return <AddOrderForm event={event} offer={{ types, groups }} />
}
