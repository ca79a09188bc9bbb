import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** Replaces the sign-in pages in the demo, which has no accounts. */
export function DemoNotice({ title }: { title: string }) {
  const t = useTranslations('accounts.demo')
  const paths = usePaths()
  return (
    <Page title={title} description={t('body')}>
      <Link to={paths.home()} className={buttonStyle({ variant: 'primary' })}>
        {t('enter')}
      </Link>
    </Page>
  )
}
