import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { linkStyle } from '../ui/button-style.ts'
import { Page } from './Page.tsx'
import { usePaths } from './paths.ts'

export function NotFound() {
  const t = useTranslations('shell.notFound')
  const paths = usePaths()
  return (
    <Page title={t('title')} description={t('body')}>
      <Link to={paths.home()} className={linkStyle}>
        {t('home')}
      </Link>
    </Page>
  )
}
