import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { addOnGroupsOf, ticketTypesOf } from '../../lib/event/queries.ts'
import { Load } from '../../lib/Load.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { FormBuilder } from './FormBuilder.tsx'
import { orderFormOf } from './queries.ts'

/** The questions to the buyers of an event, and the form that changes them. */
export function OrderQuestionsSection({ event }: { event: Event }) {
  const t = useTranslations('orderQuestions')
  const common = useTranslations('common')
  return (
    <Section id="questions" title={t('title')} description={t('lead')}>
      <Load
        fallback={
          <Loading label={common('loading')} className="grid gap-3">
            <Skeleton className="w-64" />
            <Skeleton className="w-48" />
          </Loading>
        }
      >
        <Loaded event={event} />
      </Load>
    </Section>
  )
}

function Loaded({ event }: { event: Event }) {
  const { data: form } = useSuspenseQuery(orderFormOf(event.id))
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { data: addOnGroups } = useSuspenseQuery(addOnGroupsOf(event.id))
  const mayWrite = useMay('events:write')
  return <FormBuilder event={event} stored={form} {...{ types, addOnGroups }} isReadOnly={!mayWrite} />
}
