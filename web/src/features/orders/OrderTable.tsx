// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets the roles of a table whose rows CSS lays out in a grid.
import type { OrderSummary } from '@foyer/contract/orders'
import type { LinkProps } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../ui/class-names.ts'
import { SortButton } from '../../ui/SortButton.tsx'
import { OrderRow } from './OrderRow.tsx'
import { SelectBox } from './SelectBox.tsx'
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
  /** The history state of the pages that the links open; always the same function. */
  state?: LinkProps['state']
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
  state,
}: Props) {
  const t = useTranslations('orders.table')
  const { shown, toggle } = useStableRowProps(columns, selection, orders)
  const hasOpen = open !== undefined
  const headers = useColumns({ columns: shown, opensBeside, hasOpen })
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
          {headers.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            columns={shown}
            dense={dense}
            opensBeside={opensBeside}
            state={state}
            hasOpen={hasOpen}
            isOpen={order.id === open}
            isSelected={selection?.isSelected(order.id)}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The columns and the way to select an order, the same from one render to the next: a row then stays as it is. */
function useStableRowProps(
  columns: readonly OptionalColumn[],
  selection: OrderSelection | undefined,
  orders: readonly OrderSummary[],
) {
  const key = columns.join()
  // `as`: what was joined in the line above
  const shown = useMemo(() => key.split(',') as OptionalColumn[], [key])
  const latest = useRef({ selection, orders })
  latest.current = { selection, orders }
  const toggle = useCallback(
    (id: string) =>
      latest.current.selection?.toggle(
        id,
        latest.current.orders.map((order) => order.id),
      ),
    [],
  )
  return { shown, toggle }
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const

function HeaderCell({ column, sorting }: { column: Column; sorting: OrderSorting | undefined }) {
  const { header, end, sort } = column
  const direction = sort && sorting?.sort === sort ? sorting.order : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort && sorting ? ariaSort[direction ?? 'none'] : undefined}
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
