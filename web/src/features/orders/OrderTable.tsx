// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets the roles of a table whose rows CSS lays out in a grid.
import type { OrderSummary } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { Banknote, Coins, CreditCard, Gift, Nfc } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { OrderStatusBadge } from '../../lib/order/OrderStatusBadge.tsx'
import { usePaths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { SortButton } from '../../ui/SortButton.tsx'
import { OrderedAt } from './OrderedAt.tsx'
import { panelHeadingId } from './panel-heading.ts'
import type { OptionalColumn } from './search-parts.ts'
import { optionalColumns } from './search-parts.ts'
import type { OrderSelection } from './use-selection.ts'

/** The columns of the orders of one event. */
export const columnsOfEvent: readonly OptionalColumn[] = optionalColumns.filter((column) => column !== 'event')

export interface OrderSorting {
  sort: 'ordered' | 'total'
  order: 'asc' | 'desc'
  onSort: (sort: 'ordered' | 'total', order: 'asc' | 'desc') => void
}

interface Props {
  orders: readonly OrderSummary[]
  columns?: readonly OptionalColumn[] | undefined
  dense?: boolean | undefined
  sorting?: OrderSorting | undefined
  /** Adds a column by which orders are selected. */
  selection?: OrderSelection | undefined
  /** The id of the order that is open beside the table. */
  open?: string | undefined
  /** The links open orders beside the table, not on a page of their own. */
  opensBeside?: boolean
}

/** A table of orders, each row a link. Below 640 px an order takes two lines. */
export function OrderTable({
  orders,
  columns = optionalColumns,
  dense = false,
  sorting,
  selection,
  open,
  opensBeside = false,
}: Props) {
  const t = useTranslations('orders.table')
  const shown = useColumns(opensBeside, open).filter(({ id }) => id === 'number' || columns.includes(id))
  const ids = orders.map(({ id }) => id)
  return (
    <table role="table" className="w-full border-collapse text-start max-sm:block">
      <caption className="sr-only">{t('caption')}</caption>
      <thead role="rowgroup" className="max-sm:hidden">
        <tr role="row" className="border-b border-line-control">
          {selection && (
            <th role="columnheader" scope="col" className="w-8">
              <SelectBox
                label={t('selectShown')}
                checked={ids.every(selection.isSelected)}
                indeterminate={ids.some(selection.isSelected)}
                onChange={() => selection.toggleShown(ids)}
              />
            </th>
          )}
          {shown.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {orders.map((order) => (
          <tr
            key={order.id}
            role="row"
            data-order={order.id}
            className={classNames(
              'relative border-b border-line max-sm:grid max-sm:gap-x-4 max-sm:py-2.5',
              selection ? 'max-sm:grid-cols-[auto_minmax(0,1fr)_auto]' : 'max-sm:grid-cols-[minmax(0,1fr)_auto]',
              dense ? 'sm:h-9' : 'sm:h-12',
              (order.id === open || selection?.isSelected(order.id)) && 'bg-accent-soft',
            )}
          >
            {selection && (
              <td role="cell" className="max-sm:row-span-2 max-sm:self-center">
                <SelectBox
                  label={t('select', { number: order.number })}
                  checked={selection.isSelected(order.id)}
                  onChange={() => selection.toggle(order.id, ids)}
                />
              </td>
            )}
            {shown.map((column) => (
              <td
                key={column.id}
                role="cell"
                className={classNames(
                  'px-3 align-middle first:ps-0 last:pe-0 max-sm:px-0',
                  column.end && 'text-end whitespace-nowrap tabular-nums',
                  column.phone,
                )}
              >
                {column.cell(order)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Column {
  id: 'number' | OptionalColumn
  header: string
  cell: (order: OrderSummary) => ReactNode
  /** Numbers are aligned at the end, so that their digits line up. */
  end?: true
  /** The API's name for sorting by it. */
  sort?: 'ordered' | 'total'
  /** Where it stands on phones: the buyer and the total on the first line, the rest on the second. */
  phone: string
}

function useColumns(opensBeside: boolean, open: string | undefined): Column[] {
  const t = useTranslations('orders.table')
  const format = useFormat()
  return [
    {
      id: 'number',
      header: t('number'),
      cell: (order) => <OrderNumber order={order} opensBeside={opensBeside} isOpen={order.id === open} />,
      phone: 'whitespace-nowrap max-sm:order-3 max-sm:min-w-0 max-sm:text-sm',
    },
    {
      id: 'buyer',
      header: t('buyer'),
      cell: (order) => <Buyer order={order} />,
      phone: 'sm:w-1/2 sm:max-w-0 max-sm:order-1 max-sm:min-w-0',
    },
    {
      id: 'event',
      header: t('event'),
      cell: ({ event }) => <span className="block truncate">{event.name}</span>,
      phone: 'sm:w-1/2 sm:max-w-0 max-sm:hidden',
    },
    {
      id: 'tickets',
      header: t('tickets'),
      end: true,
      cell: ({ tickets }) => format.number(tickets),
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
      cell: (order) => <OrderStatusBadge {...order} oneLine />,
      phone: 'whitespace-nowrap max-sm:order-4 max-sm:justify-self-end',
    },
    {
      id: 'when',
      header: t('when'),
      sort: 'ordered',
      cell: ({ reservedAt }) => <OrderedAt at={reservedAt} />,
      phone: 'max-sm:hidden',
    },
  ]
}

interface SelectBoxProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: () => void
}

/** A checkbox above the link that covers the row. */
const SelectBox = ({ label, checked, indeterminate = false, onChange }: SelectBoxProps) => (
  <label className="relative z-1 -my-1 flex size-8 items-center justify-start pointer-coarse:size-11">
    <input
      type="checkbox"
      className="check"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate && !checked
      }}
      onChange={onChange}
    />
  </label>
)

function HeaderCell({ column, sorting }: { column: Column; sorting: OrderSorting | undefined }) {
  const { header, end, sort } = column
  const direction = sort && sorting?.sort === sort ? sorting.order : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={
        sort && sorting ? (direction ? (direction === 'asc' ? 'ascending' : 'descending') : 'none') : undefined
      }
      className={classNames('type-label px-3 py-1.5 first:ps-0 last:pe-0', end ? 'text-end' : 'text-start')}
    >
      {sort && sorting ? (
        <SortButton
          direction={direction}
          end={end}
          onSort={() => sorting.onSort(sort, direction === 'desc' ? 'asc' : 'desc')}
        >
          {header}
        </SortButton>
      ) : (
        <span className="text-ink-secondary">{header}</span>
      )}
    </th>
  )
}

interface OrderNumberProps {
  order: OrderSummary
  opensBeside: boolean
  isOpen: boolean
}

function OrderNumber({ order: { id, number, event, reservedAt }, opensBeside, isOpen }: OrderNumberProps) {
  return (
    <span className="block min-w-0 truncate max-sm:text-ink-secondary">
      <OrderLink id={id} opensBeside={opensBeside} isOpen={isOpen}>
        {number}
      </OrderLink>
      <span className="sm:hidden">
        {' · '}
        <OrderedAt at={reservedAt} /> · {event.name}
      </span>
    </span>
  )
}

interface OrderLinkProps {
  id: string
  opensBeside: boolean
  isOpen: boolean
  children: ReactNode
}

/** The link to an order. That of the open one leads into it. */
function OrderLink({ id, opensBeside, isOpen, children }: OrderLinkProps) {
  const paths = usePaths()
  const shared = { className: 'row-link font-medium tabular-nums', children }
  if (!opensBeside) return <Link to={paths.order(id)} {...shared} />
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

function Buyer({ order: { name, email } }: { order: OrderSummary }) {
  const t = useTranslations('orders')
  if (!name && !email) return <span className="text-ink-secondary">{t('noBuyer')}</span>
  return (
    <span className="block truncate">
      {name ?? email}
      {name && email && <span className="ms-2 text-sm text-ink-secondary max-lg:hidden">{email}</span>}
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
} as const

function Total({ order: { totalCents, currency, paymentMethod } }: { order: OrderSummary }) {
  const t = useTranslations('orders.method')
  const format = useFormat()
  if (totalCents === 0) return t('free')
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
