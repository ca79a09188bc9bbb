import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { AuthCard } from './AuthCard.tsx'

/** Placeholder of a sign-in page until the server's sign-up policy or the session is known. */
export function AuthLoading({ title, fields }: { title: string; fields: readonly string[] }) {
  const t = useTranslations('common')
  return (
    <Page title={title}>
      <AuthCard stub={<Skeleton className="w-3/5" />}>
        <Loading label={t('loading')} className="grid gap-5">
          {fields.map((label) => (
            <div key={label}>
              <p className="type-label text-ink-secondary">{label}</p>
              <Skeleton className="control-height mt-1.5 w-full" />
            </div>
          ))}
        </Loading>
      </AuthCard>
    </Page>
  )
}
