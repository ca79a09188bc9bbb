import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Part } from '../../ui/Part.tsx'
import { openQuestions } from './queries.ts'

/** The questions about an event that no one has answered yet, the newest first. */
export function OpenQuestionsSection({ event }: { event: Event }) {
  const t = useTranslations('overview.questions')
  const paths = usePaths()
  const format = useFormat()
  const { data } = useSuspenseQuery(openQuestions(event.id))
  const more = data.items.length > 0 && (
    <Link to={paths.inbox()} search={{ show: 'unanswered', event: event.id }} className={linkStyle}>
      {t('more')}
    </Link>
  )
  return (
    <Part title={t('title')} more={more}>
      {data.items.length === 0 ? (
        <p className="text-pretty text-ink-secondary">{t('none')}</p>
      ) : (
        <ul className="grid gap-3">
          {data.items.map(({ id, from, last, at }) => (
            <li key={id} className="min-w-0">
              <Link
                to={paths.inbox()}
                search={{ show: 'unanswered', event: event.id, thread: id }}
                className={linkStyle}
              >
                {from?.name}
              </Link>
              <p className="truncate">{last.kind === 'question' && last.text}</p>
              <time dateTime={at} className="block text-sm text-ink-secondary">
                {format.relative(at, new Date())}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
