import { maxQueryLength } from '@foyer/contract/search-limits'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'

interface Props {
  /** The query as typed. */
  q: string
  /** The number of options. */
  count: number
  /** The options are those of the query. */
  isSettled: boolean
  /** Why the results could not be loaded, if so. */
  error: unknown
  similar: boolean | undefined
}

/** The number of lines for screen readers, and in words why there are none. */
export function SearchOutcome({ q, count, isSettled, error, similar }: Props) {
  const t = useTranslations('search')
  const words = useErrorWords()
  if (q === '') return null
  const none = isSettled && count === 0
  const shown = q.slice(0, maxQueryLength)
  const onlySimilar = similar && t('similar', { q: shown })
  const outcome = none ? t('palette.none', { q: shown }) : onlySimilar
  const cut = q.length > maxQueryLength ? t('cut', { max: maxQueryLength }) : undefined
  const text = error ? words.of(error) : [cut, outcome].filter(Boolean).join(' ')
  return (
    <>
      <p role="status" className="sr-only">
        {isSettled && [text, count > 0 && t('palette.options', { count })].filter(Boolean).join(' ')}
      </p>
      {text && (
        <p aria-hidden="true" className="px-4 py-3 text-ink-secondary">
          {text}
        </p>
      )}
    </>
  )
}
