// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets the roles of a table whose rows CSS lays out as cards.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SortButton } from './SortButton.tsx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned at the end, so that their digits line up. */
  align?: 'end'
  sortable?: boolean
  /** Classes for phones in place of a line of its own with its label. */
  phone?: string
  /** The header is for screen readers only: a column of menus. */
  hideHeader?: boolean
}

export type Sort = { column: string; direction: 'ascending' | 'descending' }

type Props<Row> = {
  /** The name of the table, for screen readers. */
  caption: string
  /**
   * The first column names the row. On phones it becomes the head of a card; a `row-link` in it makes the whole row a
   * link.
   */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}

/** A table. Below 640 px each row becomes a card with labelled values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort, onSort }: Props<Row>) {
  const sorts = onSort !== undefined && columns.some(({ sortable }) => sortable)
  return (
    <table role="table" className="w-full border-collapse text-start max-sm:block">
      <caption className="sr-only">{caption}</caption>
      {/* On phones the cards have the labels, and the head keeps only the sort buttons, if any. */}
      <thead role="rowgroup" className={sorts ? 'max-sm:block' : 'max-sm:hidden'}>
        <tr
          role="row"
          className="border-b border-line-control max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 max-sm:border-line"
        >
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className="relative border-b border-line max-sm:block max-sm:py-3">
            {columns.map((column, index) => (
              <Cell key={column.id} column={column} row={row} first={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeaderProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }

function HeaderCell<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const sorted = sort?.column === column.id ? sort.direction : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortable ? (sorted ?? 'none') : undefined}
      className={classNames(
        'type-label px-3 py-1.5 first:ps-0 last:pe-0',
        column.align === 'end' ? 'text-end' : 'text-start',
        column.sortable && onSort ? 'max-sm:px-0' : 'max-sm:hidden',
      )}
    >
      {column.sortable && onSort ? (
        <SortButton
          direction={sorted && (sorted === 'ascending' ? 'asc' : 'desc')}
          end={column.align === 'end'}
          onSort={() => onSort({ column: column.id, direction: sorted === 'ascending' ? 'descending' : 'ascending' })}
        >
          {column.header}
        </SortButton>
      ) : (
        <span className={column.hideHeader ? 'sr-only' : 'text-ink-secondary'}>{column.header}</span>
      )}
    </th>
  )
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const labelled = !first && !column.hideHeader && !column.phone
  const content = column.cell(row)
  return (
    <td
      role="cell"
      className={classNames(
        'px-3 py-3.5 align-middle first:ps-0 last:pe-0 max-sm:*:[a]:wrap-anywhere max-sm:px-0',
        column.phone ?? 'max-sm:flex max-sm:gap-4 max-sm:py-1',
        column.align === 'end' && 'text-end tabular-nums whitespace-nowrap',
        first && 'font-medium max-sm:pe-12 max-sm:pb-2 max-sm:wrap-anywhere',
        column.hideHeader && 'relative z-1 w-0 text-end max-sm:absolute max-sm:end-0 max-sm:top-2 max-sm:w-auto',
        // a label alone says nothing
        labelled && !content && content !== 0 && 'max-sm:hidden',
      )}
    >
      {labelled && <span className="min-w-28 text-start text-sm text-ink-secondary sm:hidden">{column.header}</span>}
      {content}
    </td>
  )
}
