import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button-style.ts'
import { Page } from '../Page.tsx'
import { usePaths } from '../paths.ts'

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
