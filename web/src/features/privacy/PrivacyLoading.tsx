import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of a list of two-line rows. */
export function PrivacyLoading({ rows }: { rows: number }) {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-4">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="grid gap-1">
          <Skeleton className="w-48" />
          <Skeleton className="w-full max-w-sm" />
        </div>
      ))}
    </Loading>
  )
}
