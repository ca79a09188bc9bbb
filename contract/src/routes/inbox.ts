import { z } from 'zod'
import { route } from '../http/route.ts'
import {
  InboxFilter,
  MailFrequencies,
  MailFrequencyChanges,
  ManyThreadChanges,
  NewReply,
  StreamQuery,
  Thread,
  ThreadChanges,
  ThreadSummary,
  UnreadCount,
} from '../inbox.ts'

export const inbox = {
  list: route('GET /inbox', {
    summary: "List the team's threads, most recent activity first",
    access: 'inbox:read',
    query: InboxFilter,
    answer: ThreadSummary,
    paged: true,
  }),
  changeMany: route('PATCH /inbox', {
    summary: 'Update several threads at once. Members with read access may only change `read`',
    access: 'inbox:read',
    body: ManyThreadChanges,
    answer: z.array(ThreadSummary),
    refused: ['not-found'],
  }),
  count: route('GET /inbox/unread', {
    summary: "Count the member's unread threads",
    access: 'inbox:read',
    sessionOnly: true,
    answer: UnreadCount,
  }),
  stream: route('GET /inbox/stream', {
    summary:
      'Follow the inbox live, as server-sent events. `change` names a thread and, for a new message, its kind; after `reset`, read the list again. Starts after the change `after`, and resumes from `Last-Event-ID`',
    access: 'inbox:read',
    sessionOnly: true,
    query: StreamQuery,
    file: 'text/event-stream',
    refused: ['rate-limited'],
  }),
  mailFrequencies: route('GET /inbox/mail-frequencies', {
    summary: 'Get which inbox updates the member also gets by email',
    access: 'inbox:read',
    sessionOnly: true,
    answer: MailFrequencies,
  }),
  changeMailFrequencies: route('PATCH /inbox/mail-frequencies', {
    summary: 'Choose which inbox updates the member also gets by email, and how often',
    access: 'inbox:read',
    sessionOnly: true,
    body: MailFrequencyChanges,
    answer: MailFrequencies,
  }),
  view: route('GET /inbox/{id}', {
    summary: 'Get a thread and its messages',
    access: 'inbox:read',
    answer: Thread,
    refused: ['not-found'],
  }),
  change: route('PATCH /inbox/{id}', {
    summary:
      'Mark a thread as read, archive, snooze or assign it, or undo that. Members with read access may only change `read`',
    access: 'inbox:read',
    body: ThreadChanges,
    answer: ThreadSummary,
    refused: ['not-found'],
  }),
  reply: route('POST /inbox/{id}/replies', {
    summary: 'Reply by email to the person who asked',
    access: 'inbox:write',
    body: NewReply,
    status: 201,
    answer: Thread,
    idempotent: true,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
}
