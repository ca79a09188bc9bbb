import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of the list. */
export function ListLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-3 w-24 text-sm" />
      {['w-40', 'w-56', 'w-48', 'w-52', 'w-44'].map((width) => (
        <div key={width} className="border-b border-line py-3">
          <Skeleton className={`${width} max-w-full`} />
          <Skeleton className="mt-1 w-full text-sm" />
        </div>
      ))}
    </Loading>
  )
}

/** Placeholder of the thread. */
export function PaneLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="rounded-card border border-line bg-card p-5">
      <Skeleton className="w-64 max-w-full text-lg" />
      <Skeleton className="mt-6 w-full" />
      <Skeleton className="mt-2 w-3/4" />
    </Loading>
  )
}
