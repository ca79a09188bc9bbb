import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Column, Sort } from './DataTable.tsx'
import { DataTable } from './DataTable.tsx'

const rows = [
  { id: 'a', name: 'Bear Hug', sold: 350 },
  { id: 'b', name: 'Six Fingers', sold: 72 },
]

function show(sort: Sort | undefined, onSort = vi.fn()) {
  render(
    <DataTable
      caption="Events"
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
      columns={[
        { id: 'name', header: 'Name', sortable: true, cell: (row) => <a href={`/${row.id}`}>{row.name}</a> },
        { id: 'sold', header: 'Sold', align: 'end', cell: (row) => row.sold },
      ]}
    />,
  )
  return onSort
}

test('a table has a name, and each row has its cells', () => {
  show(undefined)
  const table = screen.getByRole('table', { name: 'Events' })
  const [, first] = within(table).getAllByRole('row')
  expect(first && within(first).getAllByRole('cell')).toHaveLength(2)
  expect(within(table).getByRole('link', { name: 'Bear Hug' })).toBeTruthy()
})

test('a sortable column announces its direction, others do not', () => {
  show({ column: 'name', direction: 'descending' })
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Sold' }).getAttribute('aria-sort')).toBeNull()
})

test('pressing a header sorts ascending, pressing it again descending', async () => {
  const onSort = show({ column: 'name', direction: 'ascending' })
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
})

test('a column that was not sorted starts ascending', async () => {
  const onSort = show(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
})

test('a column with classes of its own for phones has no label there', () => {
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'name', header: 'Name', cell: (row) => row.name },
    { id: 'type', header: 'Ticket', phone: 'max-sm:inline', cell: () => 'Day 1' },
    { id: 'sold', header: 'Sold', cell: (row) => row.sold },
  ]
  render(<DataTable caption="Events" rows={rows.slice(0, 1)} rowKey={(row) => row.id} columns={columns} />)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['Bear Hug', 'Day 1', 'Sold350'])
})
