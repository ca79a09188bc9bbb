import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of a tab of the settings: the title and lead of its first section, and four fields. */
export function SettingsLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(12rem,18rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <Skeleton className="type-heading w-32" />
        <Skeleton className="w-48" />
      </div>
      <div className="grid max-w-xl gap-5">
        {['name', 'language', 'currency', 'zone'].map((field) => (
          <div key={field}>
            <Skeleton className="type-label w-32" />
            <div className="control-height mt-1.5 rounded-control bg-inset" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
