import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of a tab that is one section: its title and lead on the left, its content on the right. */
export function TabLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(12rem,18rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <Skeleton className="w-32" />
        <Skeleton className="w-48 text-sm" />
      </div>
      <div className="grid max-w-xl gap-3">
        <Skeleton className="w-64" />
        <Skeleton className="w-full" />
        <div className="control-height" />
      </div>
    </Loading>
  )
}
