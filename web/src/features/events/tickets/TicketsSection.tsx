import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { Load } from '../../../lib/Load.tsx'
import { useMay } from '../../../lib/use-may.ts'
import { Section } from '../../../ui/Section.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { AddTicketType } from './AddTicketType.tsx'
import { CapForm } from './CapForm.tsx'
import { TicketTypeList } from './TicketTypeList.tsx'

/** What people can buy for the event. */
export function TicketsSection({ event }: { event: Event }) {
  const t = useTranslations('tickets')
  const mayWrite = useMay('events:write')
  return (
    <Section id="tickets" title={t('title')} description={t('lead')}>
      <Load fallback={<ListLoading />}>
        <TicketTypeList event={event} mayWrite={mayWrite} />
      </Load>
      {mayWrite && (
        <>
          <AddTicketType event={event} />
          <div className="mt-8 border-t border-line pt-6">
            <CapForm event={event} />
          </div>
        </>
      )}
    </Section>
  )
}

function ListLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-3">
      <Skeleton className="w-64" />
      <Skeleton className="w-48 text-sm" />
      <div className="control-height" />
    </Loading>
  )
}
