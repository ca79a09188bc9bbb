import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { OrdersToCome } from './OrdersToCome.tsx'

export default function OrdersPage() {
  const t = useTranslations('orders')
  const paths = usePaths()
  const toEvents = (
    <Link to={paths.events()} className={buttonStyle({ variant: 'primary' })}>
      {t('empty.action')}
    </Link>
  )
  return (
    <Page title={t('title')}>
      <EmptyState title={t('empty.title')} action={toEvents}>
        {t('empty.body')}
      </EmptyState>
      <OrdersToCome />
    </Page>
  )
}
