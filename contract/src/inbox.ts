import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import type { ToldKind, Topic } from './inbox-kinds.ts'
import { inboxViews, mailRhythms, messageLength } from './inbox-kinds.ts'
import { mailStates } from './installation.ts'
import { Language } from './language.ts'
import { Moment } from './moment.ts'
import { PageQuery } from './paging.ts'
import { Role } from './teams.ts'
import { line, nameLength, paragraph } from './text.ts'

const moment = z.iso.datetime()

/** What each kind of message from Foyer is made of. The reader's screen makes a sentence of it. */
export const toldData = {
  /** `failure`: the kind of failure of the website watch; `status`: what the server answered, if it did. */
  'website-down': z.object({ url: z.string(), failure: z.string(), status: z.int().optional() }),
  'website-up': z.object({ url: z.string(), downSince: moment }),
  'certificate-expiring': z.object({ url: z.string(), expiresAt: moment }),
  /** `state`: how it stands with the event's Notion page now; `connected` is the recovery. */
  'notion-state': z.object({ state: z.string() }),
  /** Which of the two pages was changed by somebody, and its title by then. */
  'page-changed': z.object({ page: z.enum(['notion', 'website']), title: z.string().optional() }),
  'first-sale': z.object({ tickets: z.int(), totalCents: z.int(), currency: Currency }),
  /** Without a name it is the whole event. */
  'sold-out': z.object({ ticketType: z.string().optional() }),
  'mail-failing': z.object({ to: z.string(), subject: z.string(), reason: z.string().optional() }),
  'payment-disputed': z.object({ number: z.string(), amountCents: z.int(), currency: Currency }),
  'member-joined': z.object({ name: z.string(), role: Role }),
} as const satisfies Record<ToldKind, z.ZodType>
export type ToldData = { [K in ToldKind]: z.infer<(typeof toldData)[K]> }

const common = { id: z.string(), at: moment }
const person = z.object({ id: z.string(), name: z.string() })

const told = <K extends ToldKind>(kind: K) => z.object({ ...common, kind: z.literal(kind), data: toldData[kind] })

/** Something that was told or said. `question`: a person wrote; `reply`: a member answered. */
export const Message = z
  .discriminatedUnion('kind', [
    told('website-down'),
    told('website-up'),
    told('certificate-expiring'),
    told('notion-state'),
    told('page-changed'),
    told('first-sale'),
    told('sold-out'),
    told('mail-failing'),
    told('payment-disputed'),
    told('member-joined'),
    z.object({ ...common, kind: z.literal('question'), text: z.string() }),
    z.object({
      ...common,
      kind: z.literal('reply'),
      text: z.string(),
      /** Absent when the account is gone. */
      by: person.optional(),
      /** How the mail with it went. */
      mail: z.enum(mailStates).optional(),
    }),
  ])
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

/** A thread in a list: its latest message stands for it. */
export const ThreadSummary = z
  .object({
    id: z.string(),
    event: person.optional(),
    order: z.object({ id: z.string(), number: z.string() }).optional(),
    /** Who asks, in a thread from a person. */
    from: z.object({ name: z.string(), email: z.string(), language: Language }).optional(),
    /** For the member who looks. */
    unread: z.boolean(),
    archived: z.boolean(),
    snoozedUntil: moment.optional(),
    assignee: person.optional(),
    messages: z.int(),
    last: Message,
    /** When something last came in; by it the list is sorted. */
    at: moment,
  })
  .meta({ id: 'ThreadSummary' })
export type ThreadSummary = z.infer<typeof ThreadSummary>

/** A thread with what was said in it, the oldest first: all, or the latest `mostMessages`. */
export const Thread = ThreadSummary.extend({ history: z.array(Message) }).meta({ id: 'Thread' })
export type Thread = z.infer<typeof Thread>

export const InboxFilter = PageQuery.extend({
  show: z.enum(inboxViews).default('all'),
  /** Only what the member who asks has taken on. */
  assigned: z.literal('me').optional(),
  event: Id.optional(),
  order: Id.optional(),
  /** In what was written, who wrote it, the event's name and the order's number. */
  q: line(nameLength).optional(),
})
export type InboxFilter = z.output<typeof InboxFilter>

const changes = z.strictObject({
  /** For the member who asks alone; the rest is for the whole team. */
  read: z.boolean(),
  archived: z.boolean(),
  /** Until when it is out of sight; null: no more. */
  snoozedUntil: Moment.nullable(),
  /** A member of the team; null: nobody. */
  assignee: Id.nullable(),
})
export const ThreadChanges = changes.partial().meta({ id: 'ThreadChanges' })
export type ThreadChanges = z.output<typeof ThreadChanges>

/** The same change to several threads: all of them, or none. */
export const ManyThreadChanges = changes
  .partial()
  .extend({ ids: z.array(Id).min(1).max(100) })
  .meta({ id: 'ManyThreadChanges' })
export type ManyThreadChanges = z.output<typeof ManyThreadChanges>

const message = paragraph(messageLength).min(1)

export const NewReply = z.strictObject({ text: message }).meta({ id: 'NewReply' })

/** How much waits; more than `mostUnread` is one more than that. */
export const UnreadCount = z.object({ unread: z.int() }).meta({ id: 'UnreadCount' })

const rhythm = z.enum(mailRhythms)
const rhythms = {
  people: rhythm,
  website: rhythm,
  notion: rhythm,
  sales: rhythm,
  trouble: rhythm,
  team: rhythm,
} as const satisfies Record<Topic, z.ZodType>

/** What of the inbox also comes to the member by mail, and how often. */
export const MailChoices = z.object(rhythms).meta({ id: 'MailChoices' })
export type MailChoices = z.infer<typeof MailChoices>
export const MailChoiceChanges = z.strictObject(rhythms).partial().meta({ id: 'MailChoiceChanges' })

export const StreamQuery = PageQuery.pick({ team: true })

/** A question from an event's page. */
export const NewQuestion = z
  .strictObject({ name: line(nameLength).min(1), email: EmailAddress, text: message, language: Language.default('en') })
  .meta({ id: 'NewQuestion' })
export type NewQuestion = z.output<typeof NewQuestion>

/** A question about an order, or another one in a thread: who asks is known. */
export const FurtherQuestion = z.strictObject({ text: message }).meta({ id: 'FurtherQuestion' })

/** What opens the thread for whoever asked. */
export const ThreadToken = z.object({ token: z.string() }).meta({ id: 'ThreadToken' })

/** A thread as whoever asked sees it. */
export const PublicThread = z
  .object({
    organiser: z.string(),
    /** Of the team: in which its moments are said. */
    timeZone: z.string(),
    event: z.object({ name: z.string(), slug: z.string() }).optional(),
    order: z.object({ number: z.string() }).optional(),
    name: z.string(),
    history: z.array(z.object({ from: z.enum(['you', 'organiser']), text: z.string(), at: moment })),
  })
  .meta({ id: 'PublicThread' })
export type PublicThread = z.infer<typeof PublicThread>
