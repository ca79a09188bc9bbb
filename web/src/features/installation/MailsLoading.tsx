import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

/** Placeholder of the mail log. */
export function MailsLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className="flex gap-8 border-b border-line py-3.5">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-1/4" />
          <Skeleton className="w-20 max-sm:hidden" />
        </div>
      ))}
    </Loading>
  )
}
