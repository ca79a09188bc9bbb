import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../lib/api-error.ts'
import { Page } from '../../../lib/Page.tsx'
import { usePaths } from '../../../lib/paths.ts'
import { buttonStyle } from '../../../ui/button-style.ts'

/** Whether what was thrown says that there is no such event, or not for this team. */
export const isNotFound = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.problem.code === 'not-found'

/** Instead of a page of an event that is not there. */
export function EventNotFound() {
  const t = useTranslations()
  const paths = usePaths()
  return (
    <Page title={t('errors.eventNotFound')} description={t('events.view.notFound')}>
      <Link to={paths.home()} activeOptions={{ exact: true }} className={buttonStyle()}>
        {t('events.view.toList')}
      </Link>
    </Page>
  )
}
