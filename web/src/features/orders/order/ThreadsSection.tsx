import type { ThreadSummary } from '@foyer/contract/inbox'
import type { Order } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { usePaths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { linkStyle } from '../../../ui/button-style.ts'
import { Section } from '../../../ui/Section.tsx'
import { threadsAbout } from '../queries.ts'

/** The threads about an order, with their latest message; nothing before the first question. */
export function ThreadsSection({ order: { id } }: { order: Order }) {
  const t = useTranslations('orders.view')
  const { data } = useQuery(threadsAbout(id))
  // notifications about an order have no sender; its timeline has what they are about
  const threads = data?.items.filter(({ from }) => from) ?? []
  if (threads.length === 0) return null
  return (
    <Section title={t('threads')} description={t('threadsLead')}>
      <ul className="grid gap-4">
        {threads.map((thread) => (
          <Thread key={thread.id} order={id} thread={thread} />
        ))}
      </ul>
    </Section>
  )
}

function Thread({ order, thread: { id, from, last, unread, at } }: { order: string; thread: ThreadSummary }) {
  const t = useTranslations('orders.view')
  const paths = usePaths()
  const format = useFormat()
  const text = last.kind === 'question' || last.kind === 'reply' ? last.text : undefined
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={paths.inbox()} search={{ order, thread: id }} className={`wrap-anywhere ${linkStyle}`}>
          {from?.name || from?.email}
        </Link>
        {unread && <Badge tone="info">{t('threadUnread')}</Badge>}
      </div>
      {text && (
        <p className="mt-0.5 line-clamp-3 whitespace-pre-line wrap-anywhere" dir="auto">
          {last.kind === 'reply' ? t('threadReply', { text }) : text}
        </p>
      )}
      <time dateTime={at} className="block text-sm text-ink-secondary">
        {format.relative(at, new Date())}
      </time>
    </li>
  )
}
