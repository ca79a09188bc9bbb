import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Orders } from './Orders.tsx'

const route = getRouteApi('/$lang/_member/orders')

/** The orders of all events of the team, newest first. */
export default function OrdersPage() {
  const t = useTranslations('orders')
  const search = route.useSearch()
  const mayRead = useMay('orders:read')
  return (
    <Page title={t('title')}>
      {mayRead ? (
        <Orders search={search} />
      ) : (
        <EmptyState kind="no-match" title={t('notAllowed.title')}>
          {t('notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}
