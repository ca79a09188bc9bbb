import type { OrderSummary } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { OrderStatusBadge } from '../../lib/order/OrderStatusBadge.tsx'
import { usePaths } from '../../lib/paths.ts'
import { readersZone } from '../../lib/time-zones.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DataTable } from '../../ui/DataTable.tsx'

/** The columns of the orders of one event. */
export const columnsOfEvent: readonly string[] = ['number', 'buyer', 'tickets', 'total', 'status', 'when']

/** A table of orders. @param columns the ids of the columns; all without it */
export function OrderTable({ orders, columns }: { orders: OrderSummary[]; columns?: readonly string[] | undefined }) {
  const t = useTranslations('orders.table')
  const shown = useColumns().filter(({ id }) => !columns || columns.includes(id))
  return <DataTable caption={t('caption')} columns={shown} rows={orders} rowKey={({ id }) => id} />
}

function useColumns(): Column<OrderSummary>[] {
  const t = useTranslations('orders.table')
  const format = useFormat()
  return [
    { id: 'number', header: t('number'), cell: (order) => <OrderNumber order={order} /> },
    { id: 'buyer', header: t('buyer'), cell: (order) => <Buyer order={order} /> },
    { id: 'event', header: t('event'), cell: ({ event }) => event.name },
    { id: 'tickets', header: t('tickets'), align: 'end', cell: ({ tickets }) => format.number(tickets) },
    {
      id: 'total',
      header: t('total'),
      align: 'end',
      cell: ({ totalCents, currency }) => format.money(totalCents, currency),
    },
    { id: 'status', header: t('status'), cell: (order) => <OrderStatusBadge {...order} /> },
    { id: 'when', header: t('when'), cell: ({ reservedAt }) => <When at={reservedAt} /> },
  ]
}

function OrderNumber({ order: { id, number } }: { order: OrderSummary }) {
  const paths = usePaths()
  return (
    <Link to={paths.order(id)} className="row-link whitespace-nowrap">
      {number}
    </Link>
  )
}

function Buyer({ order: { name, email } }: { order: OrderSummary }) {
  const t = useTranslations('orders')
  if (!email) return <span className="text-ink-secondary">{t('noBuyer')}</span>
  return (
    <div className="min-w-0">
      <div className="wrap-anywhere">{name}</div>
      <div className="text-sm wrap-anywhere text-ink-secondary">{email}</div>
    </div>
  )
}

// Wide enough to keep a date from breaking into three lines.
function When({ at }: { at: string }) {
  const format = useFormat()
  return (
    <time dateTime={at} className="block sm:min-w-32">
      {format.dateTime(at, readersZone())}
    </time>
  )
}
