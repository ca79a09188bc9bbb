import type { ReactNode } from 'react'
import { keepWhole } from './keep-whole.tsx'

type Props = {
  title: ReactNode
  /** Above the title: the link back. */
  back?: ReactNode
  /** Beside the title: a badge. */
  aside?: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

/** The header of a page with its only `h1`, which takes the focus after navigation. */
export function PageHeader({ title, back, aside, description, actions }: Props) {
  return (
    <header className="mb-8 flex flex-wrap items-baseline-last justify-between gap-x-8 gap-y-4">
      <div className="max-w-2xl min-w-0">
        {back}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 tabIndex={-1} className="type-title">
            {keepWhole(title)}
          </h1>
          {aside}
        </div>
        {description && <div className="mt-2 text-pretty text-ink-secondary">{description}</div>}
      </div>
      {actions && <div className="button-row max-sm:w-full">{actions}</div>}
    </header>
  )
}
