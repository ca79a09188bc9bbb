import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import { Link } from '@tanstack/react-router'
import { buttonStyle } from '../ui/button-style.ts'
import { useFormat } from './format.ts'

interface Props {
  page: Page<unknown>
  /** The search parameters of the page that is shown. */
  search: { cursor?: string }
  words: {
    pages: string
    count: (count: number, shown: string) => string
    newest: string
    older: string
  }
}

/** The number of rows of a list that is read page by page, and links to older ones and back. */
export function OlderPages({ page: { total, next }, search: { cursor, ...filter }, words }: Props) {
  const format = useFormat()
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-between gap-4 pt-4">
      <p className="text-sm text-ink-secondary tabular-nums">
        {words.count(total, format.count(total, maxExactCount))}
      </p>
      <div className="flex flex-wrap gap-3">
        {cursor && (
          <Link to="." search={filter} className={buttonStyle()}>
            {words.newest}
          </Link>
        )}
        {next && (
          <Link to="." search={{ ...filter, cursor: next }} className={buttonStyle()}>
            {words.older}
          </Link>
        )}
      </div>
    </nav>
  )
}
