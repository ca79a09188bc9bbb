import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Loads the content of the section. On demand, because the page's first load is at its limit. */
export const fetchTicketTypes = () => import('./TicketTypes.tsx')

type Props = { event: Event; module: Awaited<ReturnType<typeof fetchTicketTypes>> | null | undefined }

/** The ticket types of the event. @param module what `fetchTicketTypes` has loaded */
export function TicketTypesSection({ event, module }: Props) {
  const t = useTranslations('tickets')
  return (
    <Section id="tickets" title={t('title')} description={t('lead')}>
      <Load fallback={<TicketTypesLoading />}>
        {module ? <module.TicketTypes event={event} /> : <TicketTypesLoading />}
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
