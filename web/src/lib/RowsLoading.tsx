import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'

/** Placeholder of list rows. */
export function RowsLoading({ count }: { count: number }) {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="border-t border-line py-3 first:border-t-0 first:pt-0">
          <Skeleton className="w-64 max-w-full" />
        </div>
      ))}
    </Loading>
  )
}
