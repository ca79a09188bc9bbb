import { useId, useState } from 'react'

type Props = {
  /** The text that opens it and names the table. */
  label: string
  headers: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly { key: string; cells: readonly string[] }[]
}

// A scrolling region must be reachable by keyboard.
const reachable = { tabIndex: 0 }

/** The data of a chart as a table, collapsed below it and rendered on demand. */
export function ChartTable({ label, headers, rows }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        id={id}
        className="w-fit cursor-pointer rounded-sm text-sm font-medium text-accent hover:text-accent-hover"
      >
        {label}
      </summary>
      {isOpen && (
        <section
          aria-labelledby={id}
          {...reachable}
          className="mt-2 max-h-80 overflow-auto rounded-control border border-line"
        >
          <Table labelledBy={id} headers={headers} rows={rows} />
        </section>
      )}
    </details>
  )
}

function Table({ labelledBy, headers, rows }: Omit<Props, 'label'> & { labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr>
          {headers.map((header, at) => (
            <th
              key={header}
              scope="col"
              className={`sticky top-0 bg-card px-3 py-2 font-medium text-ink-secondary ${at === 0 ? 'text-start' : 'text-end'}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="px-3 py-1.5 text-start font-normal">
              {first}
            </th>
            {rest.map((cell, at) => (
              <td key={headers[at + 1]} className="px-3 py-1.5 text-end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
