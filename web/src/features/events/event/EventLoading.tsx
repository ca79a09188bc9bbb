import { useTranslations } from 'use-intl'
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
    </Loading>
  )
}
