// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets the roles of a table whose rows CSS lays out in a grid.
import type { OrderSummary } from '@foyer/contract/orders'
import type { LinkProps } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../ui/class-names.ts'
import { SelectBox } from './SelectBox.tsx'
import type { OptionalColumn } from './search-parts.ts'
import { useColumns } from './use-columns.tsx'

interface Props {
  order: OrderSummary
  columns: readonly OptionalColumn[]
  dense: boolean
  opensBeside: boolean
  /** The history state of the order's page. */
  state: LinkProps['state'] | undefined
  /** An order is open beside the table; `isOpen`: this one. */
  hasOpen: boolean
  isOpen: boolean
  /** Without it, orders are not selected. */
  isSelected: boolean | undefined
  onToggle: (id: string) => void
}

/** An order in the table. Rendered again only when one of its properties changes: a list may have hundreds. */
export const OrderRow = memo(function OrderRow({
  order,
  columns,
  dense,
  opensBeside,
  state,
  hasOpen,
  isOpen,
  isSelected,
  onToggle,
}: Props) {
  const t = useTranslations('orders.table')
  const shown = useColumns({ columns, opensBeside, hasOpen, state })
  const isSelectable = isSelected !== undefined
  return (
    <tr
      role="row"
      data-order={order.id}
      className={classNames(
        'relative border-b border-line max-sm:grid max-sm:gap-x-4 max-sm:py-2.5',
        isSelectable ? 'max-sm:grid-cols-[auto_minmax(0,1fr)_auto]' : 'max-sm:grid-cols-[minmax(0,1fr)_auto]',
        dense ? 'sm:h-9' : 'sm:h-12',
        (isOpen || isSelected) && 'bg-accent-soft',
      )}
    >
      {isSelectable && (
        <td role="cell" className="max-sm:row-span-2 max-sm:self-center">
          <SelectBox
            label={t('select', { number: order.number })}
            checked={isSelected}
            onChange={() => onToggle(order.id)}
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
          {column.cell(order, isOpen)}
        </td>
      ))}
    </tr>
  )
})
