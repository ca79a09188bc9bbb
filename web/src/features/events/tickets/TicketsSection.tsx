import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { Load } from '../../../lib/Load.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'

const fetchTickets = () => import('./Tickets.tsx')

/** What people can buy for the event. Fetched when it is shown: the first load of the page is full. */
export function TicketsSection({ event }: { event: Event }) {
  const t = useTranslations('tickets')
  const module = useModuleOnceShown(fetchTickets)
  return (
    <Section id="tickets" title={t('title')} description={t('lead')}>
      <Load fallback={<TicketsLoading />}>{module ? <module.Tickets event={event} /> : <TicketsLoading />}</Load>
    </Section>
  )
}

/** Where the ticket types will be. */
function TicketsLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-3">
      <Skeleton className="w-64" />
      <Skeleton className="w-48 text-sm" />
      <div className="control-height" />
    </Loading>
  )
}
