import type { ThreadSummary } from '@foyer/contract/inbox'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useThreadWords } from '../../lib/inbox/use-thread-words.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { classNames } from '../../ui/class-names.ts'
import { ThreadIcon } from './ThreadIcon.tsx'

interface Props {
  thread: ThreadSummary
  open: boolean
  selected: boolean
  /** A thread of the list is selected. */
  isSelecting: boolean
  onSelect: (selected: boolean) => void
}

/** A thread in the list: its sender, last message and time. */
export function ThreadRow({ thread, open, selected, isSelecting, onSelect }: Props) {
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
        isSelecting ? '[--checkbox:1]' : '[--checkbox:0] hover:[--checkbox:1] has-focus-visible:[--checkbox:1]',
        open && 'bg-accent-soft hover:bg-accent-soft forced-colors:outline-2 **:data-initials:bg-card',
      )}
    >
      <SelectBox label={t('select', { title: fullTitle })} selected={selected} onSelect={onSelect}>
        <ThreadIcon thread={thread} />
      </SelectBox>
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

interface SelectBoxProps {
  label: string
  selected: boolean
  onSelect: (selected: boolean) => void
  children: ReactNode
}

/**
 * The checkbox of a thread. With a mouse it replaces the icon while the row is hovered or focused and while any thread
 * is selected; touch screens, which cannot hover, show both. The row sets `--checkbox`, its opacity from 0 to 1, in place of
 * classes for what an ancestor has: for those a browser computes all styles of the page again at each change of it.
 */
const SelectBox = ({ label, selected, onSelect, children }: SelectBoxProps) => (
  <label className="relative z-1 grid size-9 shrink-0 cursor-pointer place-items-center *:col-start-1 *:row-start-1 pointer-coarse:flex pointer-coarse:h-11 pointer-coarse:w-auto pointer-coarse:gap-3">
    <input
      type="checkbox"
      className="check opacity-(--checkbox) pointer-coarse:opacity-100"
      aria-label={label}
      checked={selected}
      onChange={({ target }) => onSelect(target.checked)}
    />
    <span className="pointer-events-none opacity-[calc(1-var(--checkbox))] pointer-coarse:opacity-100">{children}</span>
  </label>
)

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
