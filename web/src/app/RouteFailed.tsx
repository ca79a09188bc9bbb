import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Failed } from '../lib/Load.tsx'
import { PageTitle } from '../lib/Page.tsx'

/** Instead of a page that failed: 'Something went wrong', and another try. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('shell')
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <>
      <PageTitle title={t('failed.title')} />
      <Failed error={error} retry={retry} headingLevel={1} />
    </>
  )
}
