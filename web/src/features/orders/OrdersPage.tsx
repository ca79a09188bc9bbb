import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FoundOrders } from './FoundOrders.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersLoading } from './OrdersLoading.tsx'

const route = getRouteApi('/$lang/_member/orders')

/** The orders of all events of the team, newest first. */
export default function OrdersPage() {
  const t = useTranslations('orders')
  const mayRead = useMay('orders:read')
  return (
    <Page title={t('title')}>
      {mayRead ? (
        <Orders />
      ) : (
        <EmptyState kind="no-match" title={t('notAllowed.title')}>
          {t('notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}

function Orders() {
  const search = route.useSearch()
  // Keeps the last results on screen until the next ones arrive.
  const shown = useDeferredValue(search)
  return (
    <>
      <OrderFilters search={search} />
      <Load resetKey={JSON.stringify(shown)} fallback={<OrdersLoading />}>
        <FoundOrders search={shown} outdated={shown !== search} />
      </Load>
    </>
  )
}
