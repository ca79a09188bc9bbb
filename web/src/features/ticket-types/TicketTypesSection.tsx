import type { Event } from '@foyer/contract/events'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { TicketTypes } from './TicketTypes.tsx'

interface Props {
  event: Event
  addOns: ReactNode
  sharedCapacities: ReactNode
}

/** The ticket types of the event. */
export function TicketTypesSection({ event, addOns, sharedCapacities }: Props) {
  const t = useTranslations('ticketTypes')
  return (
    <Section id="tickets" title={t('title')} description={t('lead')}>
      <Load fallback={<TicketTypesLoading />}>
        <TicketTypes event={event} addOns={addOns} sharedCapacities={sharedCapacities} />
      </Load>
    </Section>
  )
}

/** Placeholder of the ticket types. */
function TicketTypesLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-3">
      <Skeleton className="w-64" />
      <Skeleton className="w-48 text-sm" />
      <div className="control-height" />
    </Loading>
  )
}
