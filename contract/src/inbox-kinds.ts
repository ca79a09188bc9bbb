// No schemas here: database tables and lists use these without zod.

/** The kinds of notifications: messages that Foyer itself adds to the inbox. */
export const notificationKinds = [
  'website-down',
  'website-up',
  'website-unstable',
  'website-steady',
  'certificate-expiring',
  'notion-state',
  'page-changed',
  'approval-requested',
  'first-sale',
  'sold-out',
  'mail-failing',
  'payment-disputed',
  'refund-failed',
  'refund-account',
  'refund-needed',
  'disk-low',
  'connection-lost',
  'connection-back',
  'member-joined',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The kinds of messages that people write: a question from the public, and a member's reply. */
export const userMessageKinds = ['question', 'reply'] as const

export const messageKinds = [...notificationKinds, ...userMessageKinds] as const
export type MessageKind = (typeof messageKinds)[number]

/** The topics of messages. For each, a member chooses whether and how often its messages also arrive by email. */
export const topics = ['people', 'website', 'notion', 'sales', 'trouble', 'team'] as const
export type Topic = (typeof topics)[number]

type MailedKind = Exclude<MessageKind, 'reply'>

const topicOfKind = {
  question: 'people',
  'website-down': 'website',
  'website-up': 'website',
  'website-unstable': 'website',
  'website-steady': 'website',
  'certificate-expiring': 'website',
  'notion-state': 'notion',
  'page-changed': 'notion',
  'approval-requested': 'people',
  'first-sale': 'sales',
  'sold-out': 'sales',
  'mail-failing': 'trouble',
  'payment-disputed': 'trouble',
  'refund-failed': 'trouble',
  'refund-account': 'trouble',
  'refund-needed': 'trouble',
  'disk-low': 'trouble',
  'connection-lost': 'trouble',
  'connection-back': 'trouble',
  'member-joined': 'team',
} as const satisfies Record<MailedKind, Topic>

/**
 * The topic of a message. A changed page belongs to the topic of the place that the page is in. A reply has no topic:
 * the team wrote it itself, so its members get no email about it.
 * @param about the data of a notification; null for a question
 */
export const topicOf = (kind: MailedKind, about: { page?: unknown } | null): Topic =>
  kind === 'page-changed' && about?.page === 'website' ? 'website' : topicOfKind[kind]

/** How often the messages of a topic also arrive by email. */
export const mailFrequencies = ['at-once', 'daily', 'never'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

/** The default frequencies: at once where a person waits for a reply or money is at stake, otherwise daily at most. */
export const defaultMailFrequencies = {
  people: 'at-once',
  website: 'at-once',
  notion: 'daily',
  sales: 'daily',
  trouble: 'at-once',
  team: 'never',
} as const satisfies Record<Topic, MailFrequency>

/**
 * The views of the inbox. Archived and snoozed threads have views of their own and are excluded from the others.
 * `unanswered` shows the threads whose last message is a question.
 */
export const inboxViews = ['unanswered', 'all', 'unread', 'snoozed', 'archived'] as const
export type InboxView = (typeof inboxViews)[number]

/** In characters. */
export const maxMessageLength = 5000

/** The count of unread threads stops here; the badge shows more as `99+`. */
export const maxUnreadShown = 99

/** A thread shows its latest messages, at most this many. */
export const maxMessagesShown = 200
