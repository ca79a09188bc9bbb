import { useTranslations } from 'use-intl'
import { Section } from '../../../ui/Section.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { Stub } from '../../../ui/Stub.tsx'

/** Placeholder of an event's page, in its final geometry. */
export function EventLoading() {
  const t = useTranslations()
  return (
    <Loading label={t('common.loading')}>
      <Stub className="max-w-[57rem] [--end:12.5rem]" end={<Skeleton className="w-24" />}>
        <div className="grid gap-3">
          <Skeleton className="w-64" />
          <Skeleton className="w-48" />
          <Skeleton className="w-40" />
          <Skeleton className="w-44" />
        </div>
      </Stub>
      <div className="mt-10 border-t border-line pt-8">
        <FirstSection />
      </div>
    </Loading>
  )
}

/** Placeholder of the sections below the ticket: of the first only, because the height of the others is not known yet. */
export function SectionsLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <FirstSection />
    </Loading>
  )
}

function FirstSection() {
  const t = useTranslations('tickets')
  return (
    <Section title={t('title')} description={t('lead')}>
      <Skeleton className="w-64" />
      <Skeleton className="w-48 text-sm" />
      <div className="control-height" />
    </Section>
  )
}
