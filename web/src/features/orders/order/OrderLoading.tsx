import { useTranslations } from 'use-intl'
import { Section } from '../../../ui/Section.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { Stub } from '../../../ui/Stub.tsx'

/** Placeholder of an order's page, in its final geometry. */
export function OrderLoading() {
  const t = useTranslations()
  return (
    <Loading label={t('common.loading')}>
      <Stub className="[--end:12.5rem]" end={<Skeleton className="w-24" />}>
        <div className="grid gap-3">
          <Skeleton className="w-64" />
          <Skeleton className="w-48" />
          <Skeleton className="w-40" />
        </div>
      </Stub>
      <div className="mt-10 border-t border-line pt-8">
        <Section title={t('orders.view.actions')}>
          <div className="control-height" />
        </Section>
      </div>
    </Loading>
  )
}
