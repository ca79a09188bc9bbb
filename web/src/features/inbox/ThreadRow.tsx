import type { ThreadSummary } from '@foyer/contract/inbox'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useThreadWords } from '../../lib/inbox/use-thread-words.ts'
import { readersZone } from '../../lib/time-zones.ts'
import { classNames } from '../../ui/class-names.ts'

interface Props {
  thread: ThreadSummary
  open: boolean
  selected: boolean
  onSelect: (selected: boolean) => void
}

/** A thread in the list: its sender, last message and time. */
export function ThreadRow({ thread, open, selected, onSelect }: Props) {
  const t = useTranslations('inbox.list')
  const words = useThreadWords()
  const format = useFormat()
  const { id, unread, last, at, messages } = thread
  const fullTitle = words.fullTitle(thread)
  return (
    <li
      data-thread={id}
      className={classNames(
        'relative flex gap-3 border-b border-line px-3 py-3 hover:bg-inset',
        open && 'bg-accent-soft hover:bg-accent-soft forced-colors:outline-2',
      )}
    >
      <span className="relative z-1 flex h-6 items-center pointer-coarse:h-11">
        <input
          type="checkbox"
          className="check"
          aria-label={t('select', { title: fullTitle })}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </span>
      <div className="min-w-0 grow">
        <div className="flex items-baseline gap-2">
          <Link
            to="."
            search={(before: object) => ({ ...before, thread: id })}
            resetScroll={false}
            aria-label={unread ? `${t('unread')} ${fullTitle}` : fullTitle}
            aria-current={open ? 'true' : undefined}
            className={classNames(
              'min-w-0 grow truncate text-ink no-underline after:absolute after:inset-0',
              unread ? 'font-semibold' : 'font-medium',
            )}
          >
            {words.title(thread)}
          </Link>
          {messages > 1 && <span className="shrink-0 text-sm text-ink-secondary tabular-nums">{messages}</span>}
          <time
            dateTime={at}
            title={format.dateTime(at, readersZone())}
            className="shrink-0 text-sm text-ink-secondary"
          >
            {format.relative(at, new Date())}
          </time>
          {unread && (
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent forced-colors:bg-[Highlight]" />
          )}
        </div>
        <ThreadContext thread={thread} />
        <p className="truncate text-sm text-ink-secondary">{words.excerpt(last)}</p>
      </div>
    </li>
  )
}

/** The event and the order of a thread, its assignee, and until when it is snoozed. */
function ThreadContext({ thread: { event, order, assignee, snoozedUntil } }: { thread: ThreadSummary }) {
  const t = useTranslations('inbox')
  const format = useFormat()
  const parts = [
    event?.name,
    order && t('thread.order', { number: order.number }),
    assignee && t('list.assigned', { name: assignee.name }),
    snoozedUntil && t('list.until', { until: format.dateTime(snoozedUntil, readersZone()) }),
  ].filter(Boolean)
  return parts.length > 0 ? <p className="truncate text-sm">{parts.join(' · ')}</p> : null
}
