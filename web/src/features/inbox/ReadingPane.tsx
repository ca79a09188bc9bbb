import type { Thread } from '@foyer/contract/inbox'
import { maxMessagesShown } from '@foyer/contract/inbox-kinds'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isNotFound } from '../../lib/api-error.ts'
import { useThreadWords } from '../../lib/inbox/use-thread-words.ts'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { MessageItem } from './MessageItem.tsx'
import { PaneActions } from './PaneActions.tsx'
import { threadView } from './queries.ts'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** The open thread: its messages and the reply form. */
export function ReadingPane({ id, search }: { id: string; search: InboxSearch }) {
  const t = useTranslations('inbox.thread')
  const { error } = useQuery(threadView(id))
  if (isNotFound(error))
    return (
      <EmptyState kind="no-match" title={t('gone')} action={<BackToList search={search} />}>
        {t('goneBody')}
      </EmptyState>
    )
  return <OpenThread id={id} search={search} />
}

function OpenThread({ id, search }: { id: string; search: InboxSearch }) {
  const t = useTranslations('inbox.thread')
  const words = useThreadWords()
  const mayWrite = useMay('inbox:write')
  const { data: thread } = useSuspenseQuery(threadView(id))
  useMarkRead(thread)
  const { from, history, messages } = thread
  return (
    <article
      aria-labelledby="thread"
      className="rounded-card border border-line bg-card panes:max-h-full panes:overflow-y-auto"
    >
      <header className="border-b border-line bg-card px-5 py-4">
        <BackToList search={search} className="mb-2 lg:hidden" />
        <h2 id="thread" tabIndex={-1} className="type-heading wrap-anywhere">
          {words.title(thread)}
        </h2>
        {from && <p className="text-sm wrap-anywhere text-ink-secondary">{from.email}</p>}
        <ThreadLinks thread={thread} />
        <PaneActions thread={thread} />
      </header>
      {messages > history.length && (
        <p className="px-5 pt-4 text-sm text-ink-secondary">{t('earlier', { count: String(maxMessagesShown) })}</p>
      )}
      <ol className="divide-y divide-line px-5">
        {history.map((message) => (
          <MessageItem key={message.id} message={message} from={from?.name} />
        ))}
      </ol>
      {from && mayWrite && <Reply thread={thread} name={from.name} email={from.email} />}
    </article>
  )
}

const fetchForm = () => import('./ReplyForm.tsx')

/** The reply form, which loads after the messages. Its room is reserved. */
function Reply(props: { thread: Thread; name: string; email: string }) {
  const module = useModuleOnceShown(fetchForm)
  return <div className="min-h-50 border-t border-line px-5 py-4">{module && <module.ReplyForm {...props} />}</div>
}

/** Links to the event and the order of a thread, and to the requests that it is about. */
function ThreadLinks({ thread: { event, order, last } }: { thread: Thread }) {
  const t = useTranslations('inbox.thread')
  const paths = usePaths()
  if (!event && !order) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {event && (
        <Link to={paths.event(event.id)} className={linkStyle}>
          {event.name}
        </Link>
      )}
      {event && last.kind === 'approval-requested' && (
        <Link to={paths.eventOrders(event.id)} search={{ status: 'requested' }} className={linkStyle}>
          {t('requests')}
        </Link>
      )}
      {order && (
        <Link to={paths.order(order.id)} className={linkStyle}>
          {t('order', { number: order.number })}
        </Link>
      )}
    </p>
  )
}

function BackToList({ search, className = '' }: { search: InboxSearch; className?: string }) {
  const t = useTranslations('inbox.act')
  return (
    <Link
      to="."
      search={inboxSearch({ ...search, thread: undefined })}
      resetScroll={false}
      className={`${linkStyle} inline-flex items-center gap-1 ${className}`}
    >
      <ChevronLeft aria-hidden="true" size={18} className="-ms-1 shrink-0" />
      {t('back')}
    </Link>
  )
}

/** Marks the shown thread as read, once for each new message. */
function useMarkRead({ id, unread, messages }: Thread): void {
  const { mutate } = useMutation({
    mutationFn: () => call('PATCH /inbox/{id}', { params: { id }, body: { read: true } }),
  })
  const markedAt = useRef(0)
  useEffect(() => {
    if (!unread || markedAt.current === messages) return
    markedAt.current = messages
    mutate()
  }, [unread, messages, mutate])
}
