import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { Load } from '../../lib/Load.tsx'
import { OrderStatusBadge } from '../../lib/order/OrderStatusBadge.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { ActionsSection } from './order/ActionsSection.tsx'
import { MailsSection } from './order/MailsSection.tsx'
import { MoneySection } from './order/MoneySection.tsx'
import { OrderLoading } from './order/OrderLoading.tsx'
import { OrderNotFound } from './order/OrderNotFound.tsx'
import { OrderOverview } from './order/OrderOverview.tsx'
import { RefundOwed } from './order/RefundOwed.tsx'
import { TicketsSection } from './order/TicketsSection.tsx'
import { TimelineSection } from './order/TimelineSection.tsx'
import { orderView } from './queries.ts'

const route = getRouteApi('/$lang/_member/orders/$id')

export default function OrderPage() {
  const t = useTranslations('orders')
  const paths = usePaths()
  const { id } = route.useParams()
  const { data: order, error } = useQuery(orderView(id))
  if (isNotFound(error)) return <OrderNotFound />
  return (
    <Page
      title={order ? t('orderTitle', { number: order.number }) : t('table.number')}
      back={<BackLink to={paths.orders()}>{t('view.back')}</BackLink>}
      aside={order && <OrderStatusBadge {...order} />}
    >
      <Load fallback={<OrderLoading />}>
        <OrderDetails id={id} />
      </Load>
    </Page>
  )
}

function OrderDetails({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(orderView(id))
  return (
    <>
      <OrderOverview order={order} />
      <RefundOwed order={order} />
      <div className="mt-10 border-t border-line pt-8">
        <ActionsSection order={order} />
        <TicketsSection order={order} />
        <MoneySection order={order} />
        <MailsSection order={order} />
        <TimelineSection order={order} />
      </div>
    </>
  )
}
