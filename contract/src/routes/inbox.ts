import { z } from 'zod'
import { route } from '../http/route.ts'
import {
  InboxFilter,
  MailChoiceChanges,
  MailChoices,
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
    summary: 'The threads of the team, the one in which something last came in first',
    access: 'inbox:read',
    query: InboxFilter,
    answer: ThreadSummary,
    paged: true,
  }),
  changeMany: route('PATCH /inbox', {
    summary: 'Changes several threads alike. Whoever may only read may change no more than `read`',
    access: 'inbox:read',
    body: ManyThreadChanges,
    answer: z.array(ThreadSummary),
    refused: ['not-found'],
  }),
  count: route('GET /inbox/unread', {
    summary: 'How many threads wait to be read by the member',
    access: 'inbox:read',
    answer: UnreadCount,
  }),
  stream: route('GET /inbox/stream', {
    summary:
      'What happens in the inbox, as it happens: server-sent events. `change` names a thread and, when a message came in, its kind; after `reset` the list is to be read anew. Goes on from `Last-Event-ID`',
    access: 'inbox:read',
    query: StreamQuery,
    file: 'text/event-stream',
    refused: ['rate-limited'],
  }),
  choices: route('GET /inbox/mail-choices', {
    summary: 'What of the inbox also comes to the member by mail',
    access: 'inbox:read',
    answer: MailChoices,
  }),
  choose: route('PATCH /inbox/mail-choices', {
    summary: 'Chooses what also comes by mail, and how often',
    access: 'inbox:read',
    body: MailChoiceChanges,
    answer: MailChoices,
  }),
  view: route('GET /inbox/{id}', {
    summary: 'One thread with what was said in it',
    access: 'inbox:read',
    answer: Thread,
    refused: ['not-found'],
  }),
  change: route('PATCH /inbox/{id}', {
    summary:
      'Reads, archives, snoozes, assigns a thread, or takes that back. Whoever may only read may change no more than `read`',
    access: 'inbox:read',
    body: ThreadChanges,
    answer: ThreadSummary,
    refused: ['not-found'],
  }),
  reply: route('POST /inbox/{id}/replies', {
    summary: 'Answers whoever asked, by mail',
    access: 'inbox:write',
    body: NewReply,
    status: 201,
    answer: Thread,
    idempotent: true,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
}
