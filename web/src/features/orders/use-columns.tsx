// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets the roles of a table whose rows CSS lays out in a grid.
import { isWaived } from '@foyer/contract/order-states'
import type { OrderSummary } from '@foyer/contract/orders'
import type { LinkProps } from '@tanstack/react-router'
import { Link } from '@tanstack/react-router'
import { Banknote, Coins, CreditCard, Gift, Nfc } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { OrderStatusBadge } from '../../lib/order/OrderStatusBadge.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { OrderedAt } from './OrderedAt.tsx'
import { panelHeadingId } from './panel-heading.ts'
import type { OptionalColumn } from './search-parts.ts'

/** A column of the table of orders. */
export interface Column {
  id: 'number' | OptionalColumn
  header: string
  /** @param isOpen the order is open beside the table */
  cell: (order: OrderSummary, isOpen: boolean) => ReactNode
  /** Numbers are aligned at the end, so that their digits line up. */
  end?: true
  /** The API's name for sorting by it. */
  sort?: 'ordered' | 'total'
  /** Where it stands on phones: the buyer and the total on the first line, the rest on the second. */
  phone: string
}

interface Options {
  columns: readonly OptionalColumn[]
  opensBeside: boolean
  /** An order is open beside the table. */
  hasOpen: boolean
  /** The history state of the pages of orders. */
  state?: LinkProps['state'] | undefined
}

/** The columns of the table, with their cells. */
export function useColumns({ columns, opensBeside, hasOpen, state }: Options): Column[] {
  const t = useTranslations('orders.table')
  const format = useFormat()
  const hasEvents = columns.includes('event')
  const all: Column[] = [
    {
      id: 'number',
      header: t('number'),
      cell: (order, isOpen) => (
        <OrderNumber order={order} opensBeside={opensBeside} isOpen={isOpen} state={state} hasEvent={hasEvents} />
      ),
      phone: 'whitespace-nowrap max-sm:order-3 max-sm:min-w-0 max-sm:text-sm',
    },
    {
      id: 'buyer',
      header: t('buyer'),
      cell: (order) => <Buyer order={order} hasRoom={!hasEvents && !hasOpen} />,
      phone: `${hasEvents ? 'sm:w-2/5' : 'sm:w-1/2'} sm:max-w-0 max-sm:order-1 max-sm:min-w-0`,
    },
    {
      id: 'event',
      header: t('event'),
      cell: ({ event }) => <span className="block truncate">{event.name}</span>,
      phone: 'sm:w-3/5 sm:max-w-0 max-sm:hidden',
    },
    {
      id: 'tickets',
      header: t('tickets'),
      end: true,
      cell: ({ tickets, addOns }) => (addOns === undefined ? format.number(tickets) : t('addOns', { count: addOns })),
      phone: 'max-sm:hidden',
    },
    {
      id: 'total',
      header: t('total'),
      end: true,
      sort: 'total',
      cell: (order) => <Total order={order} />,
      phone: 'max-sm:order-2',
    },
    {
      id: 'status',
      header: t('status'),
      cell: (order) => <Status order={order} oneLine={!hasOpen} />,
      phone: 'max-sm:order-4 max-sm:justify-self-end',
    },
    {
      id: 'when',
      header: t('when'),
      sort: 'ordered',
      cell: ({ reservedAt }) => <OrderedAt at={reservedAt} />,
      phone: 'max-sm:hidden',
    },
  ]
  return all.filter(({ id }) => id === 'number' || columns.includes(id))
}

interface OrderNumberProps {
  order: OrderSummary
  opensBeside: boolean
  isOpen: boolean
  state: LinkProps['state'] | undefined
  /** The event belongs to the second line on phones. */
  hasEvent: boolean
}

function OrderNumber({ order, opensBeside, isOpen, state, hasEvent }: OrderNumberProps) {
  const { id, number, event, reservedAt } = order
  return (
    <span className="block min-w-0 truncate max-sm:text-ink-secondary">
      <OrderLink id={id} opensBeside={opensBeside} isOpen={isOpen} state={state}>
        {number}
      </OrderLink>
      <span className="sm:hidden">
        {' · '}
        <OrderedAt at={reservedAt} short />
        {hasEvent && ` · ${event.name}`}
      </span>
    </span>
  )
}

type OrderLinkProps = Pick<OrderNumberProps, 'opensBeside' | 'isOpen' | 'state'> & { id: string; children: ReactNode }

/** The link to an order. That of the open one leads into it. */
function OrderLink({ id, opensBeside, isOpen, state, children }: OrderLinkProps) {
  const paths = usePaths()
  const shared = { className: 'row-link font-medium tabular-nums', children }
  if (!opensBeside) return <Link to={paths.order(id)} {...(state && { state })} {...shared} />
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, open: id })}
      resetScroll={false}
      replace={isOpen}
      onClick={() => isOpen && document.getElementById(panelHeadingId)?.focus()}
      {...shared}
    />
  )
}

/** The status, and beside it whether too much or too little was paid. */
function Status({ order, oneLine }: { order: OrderSummary; oneLine: boolean }) {
  const t = useTranslations('orders.filter.balances')
  const { unsettledCents } = order
  if (unsettledCents === undefined) return <OrderStatusBadge {...order} oneLine={oneLine} />
  return (
    <span
      className={`inline-flex gap-1.5 ${oneLine ? 'whitespace-nowrap max-sm:flex-col max-sm:items-end' : 'flex-wrap'}`}
    >
      <OrderStatusBadge {...order} oneLine={oneLine} />
      <Badge tone="warn">{t(unsettledCents < 0 ? 'overpaid' : 'part-paid')}</Badge>
    </span>
  )
}

interface BuyerProps {
  order: OrderSummary
  /** The email address fits beside the name on wide screens. */
  hasRoom: boolean
}

function Buyer({ order: { name, email }, hasRoom }: BuyerProps) {
  const t = useTranslations('orders')
  if (!name && !email) return <span className="text-ink-secondary">{t('noBuyer')}</span>
  return (
    <span className="block truncate">
      {name ?? email}
      {name && email && hasRoom && <span className="ms-2 text-sm text-ink-secondary max-lg:hidden">{email}</span>}
    </span>
  )
}

const iconOf = {
  transfer: Banknote,
  card: CreditCard,
  free: Gift,
  cash: Coins,
  terminal: Nfc,
  'guest-list': Gift,
  complimentary: Gift,
} as const

function Total({ order: { totalCents, currency, paymentMethod } }: { order: OrderSummary }) {
  const t = useTranslations('orders.method')
  const format = useFormat()
  if (totalCents === 0) return t(isWaived(paymentMethod) ? paymentMethod : 'free')
  const Icon = paymentMethod && iconOf[paymentMethod]
  return (
    <span className="inline-flex items-center gap-2">
      {format.money(totalCents, currency)}
      {paymentMethod && Icon && (
        <Icon aria-label={t(paymentMethod)} role="img" size={16} className="shrink-0 text-ink-secondary" />
      )}
    </span>
  )
}
