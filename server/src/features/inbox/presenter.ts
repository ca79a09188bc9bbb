import type { Message, PublicThread, Thread, ThreadSummary } from '@foyer/contract/inbox'
import { Language } from '@foyer/contract/language'
import type { PublicThreadRow } from './queries/public-thread.ts'
import type { MessageRow, SummaryRow } from './queries.ts'

/** A thread in a list. */
export function presentSummary(row: SummaryRow): ThreadSummary {
  const { thread, event, order, assignee, unread, snoozed } = row
  const { name, email, snoozedUntil } = thread
  return {
    id: thread.id,
    ...(event && { event }),
    ...(order && { order }),
    ...(email !== null && { from: { name: name ?? '', email, language: Language.parse(thread.language) } }),
    unread,
    archived: thread.archivedAt !== null,
    ...(snoozed && snoozedUntil && { snoozedUntil: snoozedUntil.toISOString() }),
    ...(assignee && { assignee }),
    messages: thread.messages,
    last: presentMessage(row),
    at: thread.lastAt.toISOString(),
  }
}

/** A thread with its messages. */
export const presentThread = (row: SummaryRow, history: MessageRow[]): Thread => ({
  ...presentSummary(row),
  history: history.map(presentMessage),
})

function presentMessage({ message, by, mail }: MessageRow): Message {
  const { id, kind, data, text } = message
  const at = message.at.toISOString()
  if (kind === 'question') return { id, at, kind, text: text ?? '' }
  if (kind === 'reply') return { id, at, kind, text: text ?? '', ...(by && { by }), ...(mail && { mail }) }
  // `as`: `notify` stores the data that belongs to the kind, and the response schema checks it again
  return { id, at, kind, data } as Message
}

/** A thread as its author sees it: a buyer or a visitor, without an account. */
export const presentPublicThread = ({
  thread,
  organiser,
  timeZone,
  event,
  order,
  history,
}: PublicThreadRow): PublicThread => ({
  organiser,
  timeZone,
  ...(event && { event }),
  ...(order && { order }),
  name: thread.name ?? '',
  history: history.map(({ kind, text, at }) => ({
    from: kind === 'question' ? 'you' : 'organiser',
    text: text ?? '',
    at: at.toISOString(),
  })),
})
