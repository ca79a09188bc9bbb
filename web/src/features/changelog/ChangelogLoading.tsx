import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

export function ChangelogLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-x-12 gap-y-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <Skeleton className="w-24" />
      <div className="grid max-w-2xl gap-3">
        <Skeleton className="type-heading w-48" />
        {['w-full', 'w-2/3', 'w-full', 'w-3/4'].map((width, at) => (
          <Skeleton key={at} className={width} />
        ))}
      </div>
    </Loading>
  )
}
