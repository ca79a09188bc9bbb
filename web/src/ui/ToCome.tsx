import type { ReactNode } from 'react'

type Props = { lists: readonly { title: string; items: readonly ReactNode[] }[] }

/** Below an empty state: short lists side by side of what will be here and what can be done. Empty ones are left out. */
export function ToCome({ lists }: Props) {
  const filled = lists
    .map(({ title, items }) => ({ title, items: items.filter(Boolean) }))
    .filter(({ items }) => items.length > 0)
  return (
    <div className="mx-auto flex max-w-3xl flex-wrap gap-x-12 gap-y-8 border-t border-line pt-8">
      {filled.map(({ title, items }) => (
        <section key={title} className="min-w-0 grow basis-64">
          <h3 className="type-overline mb-3 text-ink-secondary">{title}</h3>
          <ul className="grid list-disc gap-2 ps-5 marker:text-line-control">
            {items.map((item, at) => (
              <li key={at} className="text-pretty">
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
