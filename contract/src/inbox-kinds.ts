// No schemas here: tables and lists use these before they need zod.

/** What Foyer itself tells in the inbox. */
export const toldKinds = [
  'website-down',
  'website-up',
  'certificate-expiring',
  'notion-state',
  'page-changed',
  'first-sale',
  'sold-out',
  'mail-failing',
  'payment-disputed',
  'member-joined',
] as const
export type ToldKind = (typeof toldKinds)[number]

/** What people say there: somebody who asks, and a member who answers. */
export const saidKinds = ['question', 'reply'] as const

export const messageKinds = [...toldKinds, ...saidKinds] as const
export type MessageKind = (typeof messageKinds)[number]

/** What a member can choose about: whether and how often it also comes by mail. */
export const topics = ['people', 'website', 'notion', 'sales', 'trouble', 'team'] as const
export type Topic = (typeof topics)[number]

type MailedKind = Exclude<MessageKind, 'reply'>

const topicOfKind = {
  question: 'people',
  'website-down': 'website',
  'website-up': 'website',
  'certificate-expiring': 'website',
  'notion-state': 'notion',
  'page-changed': 'notion',
  'first-sale': 'sales',
  'sold-out': 'sales',
  'mail-failing': 'trouble',
  'payment-disputed': 'trouble',
  'member-joined': 'team',
} as const satisfies Record<MailedKind, Topic>

/**
 * What belongs to which choice; a page that has changed, to the choice about where it is. A reply is the team's own:
 * nobody is told of it by mail.
 */
export const topicOf = (kind: MailedKind, about: { page?: unknown } | null): Topic =>
  kind === 'page-changed' && about?.page === 'website' ? 'website' : topicOfKind[kind]

/** How often something also comes by mail. */
export const mailRhythms = ['at-once', 'daily', 'never'] as const
export type MailRhythm = (typeof mailRhythms)[number]

/** What holds until a member chooses otherwise: at once where somebody waits or money is lost, else once a day at most. */
export const rhythmsAtFirst = {
  people: 'at-once',
  website: 'at-once',
  notion: 'daily',
  sales: 'daily',
  trouble: 'at-once',
  team: 'never',
} as const satisfies Record<Topic, MailRhythm>

/** What of the inbox is shown: what waits, all that is in it, what was put aside for good, what comes back by itself. */
export const inboxViews = ['all', 'unread', 'snoozed', 'archived'] as const
export type InboxView = (typeof inboxViews)[number]

/** The most that is written in one message. */
export const messageLength = 5000

/** Unread threads are counted up to here; more are said to be more. */
export const mostUnread = 99

/** The most messages of a thread that are shown. */
export const mostMessages = 200
