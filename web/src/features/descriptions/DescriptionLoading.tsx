import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of the editor. */
export function DescriptionLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid content-start gap-3 min-h-72">
      <Skeleton className="w-64" />
      <Skeleton className="w-full" />
      <Skeleton className="w-48" />
    </Loading>
  )
}
