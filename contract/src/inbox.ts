import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import type { NotificationKind, Topic } from './inbox-kinds.ts'
import { inboxViews, mailFrequencies, maxMessageLength } from './inbox-kinds.ts'
import { mailStates } from './installation.ts'
import { Language } from './language.ts'
import { Moment } from './moment.ts'
import { PageQuery } from './paging.ts'
import { PersonName } from './person-name.ts'
import { Role } from './teams.ts'
import { line, maxNameLength, paragraph } from './text.ts'

const moment = z.iso.datetime()

/** The names of the events that share a website, when there are several. */
const sharing = z.array(z.string()).optional()

/**
 * The data of each kind of notification. The web app and the emails turn it into a sentence in the reader's language.
 */
export const notificationData = {
  /** `failure`: a code of `websiteFailures`; `status`: the HTTP status, if the website responded. */
  'website-down': z.object({ url: z.string(), failure: z.string(), status: z.int().optional(), events: sharing }),
  'website-up': z.object({ url: z.string(), downSince: moment, events: sharing }),
  /** The website keeps going down and coming back: no more notifications until it is steady. */
  'website-unstable': z.object({ url: z.string(), events: sharing }),
  /** `up`: whether the website stays up; otherwise it stays down. */
  'website-steady': z.object({ url: z.string(), up: z.boolean(), since: moment, events: sharing }),
  'certificate-expiring': z.object({ url: z.string(), expiresAt: moment, events: sharing }),
  /** `state`: the new state of the event's Notion page; `before`: the one in the last notification. */
  'notion-state': z.object({ state: z.string(), before: z.string().optional() }),
  /** The page whose content has changed, and its title. */
  'page-changed': z.object({
    page: z.enum(['notion', 'website']),
    title: z.string().optional(),
    /** The changes of a Notion page: of its title, and the number of its parts at the top level. */
    changes: z.object({ title: z.boolean(), changed: z.int(), added: z.int(), removed: z.int() }).optional(),
    events: sharing,
  }),
  'first-sale': z.object({ tickets: z.int(), totalCents: z.int(), currency: Currency }),
  /** New requests that the team has to approve or decline, and all that wait for it. */
  'approval-requested': z.object({ requests: z.int(), waiting: z.int() }),
  /** Without a ticket type, the whole event is sold out. */
  'sold-out': z.object({ ticketType: z.string().optional() }),
  'mail-failing': z.object({ to: z.string(), subject: z.string(), reason: z.string().optional() }),
  'payment-disputed': z.object({ number: z.string(), amountCents: z.int(), currency: Currency }),
  /** A refund to a card that the provider refused, or that failed there later. */
  'refund-failed': z.object({ number: z.string(), amountCents: z.int(), currency: Currency }),
  /** `changed`: whether the account replaces one that the buyer had entered before. */
  'refund-account': z.object({
    number: z.string(),
    amountCents: z.int(),
    currency: Currency,
    changed: z.boolean(),
  }),
  /** A buyer has cancelled tickets, and the team refunds by hand: the amount that the order is overpaid by. */
  'refund-needed': z.object({ number: z.string(), amountCents: z.int(), currency: Currency }),
  /** To the operator: the space that is left on the disk of the embedded database. */
  'disk-low': z.object({ freeBytes: z.int(), totalBytes: z.int() }),
  /** To the operator: Foyer has no connection to the internet, so it judges no website. */
  'connection-lost': z.object({}),
  'connection-back': z.object({ since: moment }),
  'member-joined': z.object({ name: z.string(), role: Role }),
} as const satisfies Record<NotificationKind, z.ZodType>
export type NotificationData = { [K in NotificationKind]: z.infer<(typeof notificationData)[K]> }

const common = { id: z.string(), at: moment }
const person = z.object({ id: z.string(), name: z.string() })

const notification = <K extends NotificationKind>(kind: K) =>
  z.object({ ...common, kind: z.literal(kind), data: notificationData[kind] })

/** A message of a thread: a notification from Foyer, a `question` from the public, or a member's `reply`. */
export const Message = z
  .discriminatedUnion('kind', [
    notification('website-down'),
    notification('website-up'),
    notification('website-unstable'),
    notification('website-steady'),
    notification('certificate-expiring'),
    notification('notion-state'),
    notification('page-changed'),
    notification('first-sale'),
    notification('approval-requested'),
    notification('sold-out'),
    notification('mail-failing'),
    notification('payment-disputed'),
    notification('refund-failed'),
    notification('refund-account'),
    notification('refund-needed'),
    notification('disk-low'),
    notification('connection-lost'),
    notification('connection-back'),
    notification('member-joined'),
    z.object({ ...common, kind: z.literal('question'), text: z.string() }),
    z.object({
      ...common,
      kind: z.literal('reply'),
      text: z.string(),
      /** Absent once the account is deleted. */
      by: person.optional(),
      /** The delivery state of the email that carries the reply. */
      mail: z.enum(mailStates).optional(),
    }),
  ])
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

/** A thread in a list, with its latest message as the preview. */
export const ThreadSummary = z
  .object({
    id: z.string(),
    event: person.optional(),
    order: z.object({ id: z.string(), number: z.string() }).optional(),
    /** The person who asked, in a thread that began with a question. */
    from: z.object({ name: z.string(), email: z.string(), language: Language }).optional(),
    /** For the calling member; the other fields are the same for the whole team. */
    unread: z.boolean(),
    archived: z.boolean(),
    snoozedUntil: moment.optional(),
    assignee: person.optional(),
    messages: z.int(),
    last: Message,
    /** The time of the last incoming message, or of the end of a snooze. The list is sorted by it. */
    at: moment,
  })
  .meta({ id: 'ThreadSummary' })
export type ThreadSummary = z.infer<typeof ThreadSummary>

/** A thread with its messages, oldest first: all of them, or the latest `maxMessagesShown`. */
export const Thread = ThreadSummary.extend({ history: z.array(Message) }).meta({ id: 'Thread' })
export type Thread = z.infer<typeof Thread>

export const InboxFilter = PageQuery.extend({
  show: z.enum(inboxViews).default('all'),
  /** Only threads assigned to the calling member. */
  assigned: z.literal('me').optional(),
  event: Id.optional(),
  order: Id.optional(),
  /** Search words, matched in the messages, the asker's name and address, the event's name and the order's number. */
  q: line(maxNameLength).optional(),
})
export type InboxFilter = z.output<typeof InboxFilter>

const changes = z.strictObject({
  /** For the calling member only; the other changes are for the whole team. */
  read: z.boolean(),
  archived: z.boolean(),
  /** When the thread returns to the inbox; null ends the snooze. */
  snoozedUntil: Moment.nullable(),
  /** A member of the team; null removes the assignment. */
  assignee: Id.nullable(),
})
export const ThreadChanges = changes.partial().meta({ id: 'ThreadChanges' })
export type ThreadChanges = z.output<typeof ThreadChanges>

/** Applies the same changes to several threads, to all of them or to none. */
export const ManyThreadChanges = changes
  .partial()
  .extend({ ids: z.array(Id).min(1).max(100) })
  .meta({ id: 'ManyThreadChanges' })
export type ManyThreadChanges = z.output<typeof ManyThreadChanges>

const message = paragraph(maxMessageLength).min(1)

export const NewReply = z.strictObject({ text: message }).meta({ id: 'NewReply' })

/**
 * The number of unread threads; any count above `maxUnreadShown` is sent as `maxUnreadShown + 1`. `position` is the number
 * of a change that the count includes, for a stream that begins after it.
 */
export const UnreadCount = z.object({ unread: z.int(), position: z.int() }).meta({ id: 'UnreadCount' })

const frequency = z.enum(mailFrequencies)
const frequencies = {
  people: frequency,
  website: frequency,
  notion: frequency,
  sales: frequency,
  trouble: frequency,
  team: frequency,
} as const satisfies Record<Topic, z.ZodType>

/** How often the messages of each topic also reach the member by email. */
export const MailFrequencies = z.object(frequencies).meta({ id: 'MailChoices' })
export type MailFrequencies = z.infer<typeof MailFrequencies>
export const MailFrequencyChanges = z.strictObject(frequencies).partial().meta({ id: 'MailChoiceChanges' })

export const StreamQuery = PageQuery.pick({ team: true }).extend({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** A question from an event's page. */
export const NewQuestion = z
  .strictObject({
    name: PersonName,
    email: EmailAddress,
    text: message,
    language: Language.default('en'),
  })
  .meta({ id: 'NewQuestion' })
export type NewQuestion = z.output<typeof NewQuestion>

/** A question about an order, or another one in a thread: the server knows the asker's name and address. */
export const FurtherQuestion = z.strictObject({ text: message }).meta({ id: 'FurtherQuestion' })

/** The token that opens the thread for the person who asked. */
export const ThreadToken = z.object({ token: z.string() }).meta({ id: 'ThreadToken' })

/** A thread, as the person who asked sees it. */
export const PublicThread = z
  .object({
    organiser: z.string(),
    /** The team's time zone, in which the page shows times. */
    timeZone: z.string(),
    event: z.object({ name: z.string(), slug: z.string() }).optional(),
    order: z.object({ number: z.string() }).optional(),
    name: z.string(),
    history: z.array(z.object({ from: z.enum(['you', 'organiser']), text: z.string(), at: moment })),
  })
  .meta({ id: 'PublicThread' })
export type PublicThread = z.infer<typeof PublicThread>
