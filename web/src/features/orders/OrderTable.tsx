// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets the roles of a table whose rows CSS lays out in a grid.
import type { OrderSummary } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { classNames } from '../../ui/class-names.ts'
import { SortButton } from '../../ui/SortButton.tsx'
import type { OptionalColumn } from './search-parts.ts'
import { optionalColumns } from './search-parts.ts'
import type { Column } from './use-columns.tsx'
import { useColumns } from './use-columns.tsx'
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
  const shown = useColumns({ columns, opensBeside, open })
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
      className={classNames(
        'type-label px-3 py-1.5 whitespace-nowrap first:ps-0 last:pe-0',
        end ? 'text-end' : 'text-start',
      )}
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
