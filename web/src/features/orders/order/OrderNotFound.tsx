import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../../lib/Page.tsx'
import { usePaths } from '../../../lib/paths.ts'
import { buttonStyle } from '../../../ui/button-style.ts'

export function OrderNotFound() {
  const t = useTranslations('orders.view')
  const paths = usePaths()
  return (
    <Page title={t('notFoundTitle')} description={t('notFound')}>
      <Link to={paths.orders()} className={buttonStyle()}>
        {t('back')}
      </Link>
    </Page>
  )
}
