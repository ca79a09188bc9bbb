import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { Load } from '../../lib/Load.tsx'
import { OrderStatusBadge } from '../../lib/order/OrderStatusBadge.tsx'
import { useOrderList } from '../../lib/order/order-list.ts'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { NoOrderAccess } from './NoOrderAccess.tsx'
import { OrderDetails } from './order/OrderDetails.tsx'
import { OrderLoading } from './order/OrderLoading.tsx'
import { OrderNotFound } from './order/OrderNotFound.tsx'
import { orderView } from './queries.ts'

const route = getRouteApi('/$lang/_member/orders/$id')

export default function OrderPage() {
  const t = useTranslations('orders')
  const list = useOrderList()
  const { id } = route.useParams()
  const mayRead = useMay('orders:read')
  const { data: order, error } = useQuery({ ...orderView(id), enabled: mayRead })
  if (isNotFound(error)) return <OrderNotFound />
  return (
    <Page
      title={order ? t('orderTitle', { number: order.number }) : t('table.number')}
      back={<BackLink {...list}>{t(list.search ? 'view.backToList' : 'view.back')}</BackLink>}
      aside={order && <OrderStatusBadge {...order} />}
    >
      {mayRead ? (
        <Load fallback={<OrderLoading />}>
          <OrderDetails id={id} />
        </Load>
      ) : (
        <NoOrderAccess />
      )}
    </Page>
  )
}
