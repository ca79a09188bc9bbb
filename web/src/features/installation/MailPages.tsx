import { maxExactCount } from '@foyer/contract/http/route'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import type { MailSearch } from './search.ts'

interface Props {
  total: number
  /** The cursor of the next page. */
  next: string | undefined
  search: MailSearch
}

/** The number of mails, and links to older ones and back. */
export function MailPages({ total, next, search: { cursor, mail: _, ...filter } }: Props) {
  const t = useTranslations('installation.mails')
  const { count } = useFormat()
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-4 pt-4">
      <p className="text-sm text-ink-secondary tabular-nums">
        {t('count', { count: total, number: count(total, maxExactCount) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {cursor && (
          <Link to="." search={filter} className={buttonStyle()}>
            {t('newest')}
          </Link>
        )}
        {next && (
          <Link to="." search={{ ...filter, cursor: next }} className={buttonStyle()}>
            {t('older')}
          </Link>
        )}
      </div>
    </nav>
  )
}
