import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'

/** Placeholder of a table, with the line above it that says how many rows there are. */
export function TableLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-3 w-24 text-sm" />
      <div className="border-b border-line-control py-2.5 text-sm">
        <Skeleton className="w-24" />
      </div>
      {['w-72', 'w-56', 'w-64', 'w-80', 'w-60'].map((width) => (
        <div key={width} className="border-b border-line py-3.5">
          <Skeleton className={`${width} max-w-full`} />
        </div>
      ))}
    </Loading>
  )
}
