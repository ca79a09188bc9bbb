import type { ReactNode } from 'react'
import { keepWhole } from './keep-whole.tsx'

export type Description = { term: string; value: ReactNode }

/** A list of terms and values. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="grid sm:grid-cols-[minmax(8rem,14rem)_minmax(0,1fr)]">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="col-span-full grid gap-x-6 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-subgrid"
        >
          <dt className="text-ink-secondary">{keepWhole(term)}</dt>
          <dd className="min-w-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
