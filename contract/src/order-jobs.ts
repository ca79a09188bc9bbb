import { z } from 'zod'
import { DecisionPreview } from './corrections.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { OrderTotalsFilter } from './order-filter.ts'
import {
  jobItemStates,
  maxMessageLength,
  maxMessageSubject,
  maxSelectedOrders,
  orderJobKinds,
  uncancelledReasons,
} from './order-job-states.ts'
import { maxReasonLength } from './order-limits.ts'
import { PageQuery } from './paging.ts'
import { line, paragraph } from './text.ts'

/** The orders of a job: some, or all that a filter selects at the moment when the job is created. */
const selection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(maxSelectedOrders) }),
  z.strictObject({ filter: OrderTotalsFilter.omit({ team: true }) }),
])
export type OrderSelection = z.output<typeof selection>

const message = { subject: line(maxMessageSubject).min(1), text: paragraph(maxMessageLength).min(1) }

/** Approves the orders that were requested. */
const approval = z.strictObject({ kind: z.literal('approve'), selection })
/** Declines the orders that were requested. */
const decline = z.strictObject({
  kind: z.literal('decline'),
  selection,
  reason: line(maxReasonLength).min(1).optional(),
})

export const NewOrderJob = z
  .discriminatedUnion('kind', [
    /** Sends the email about the status of each order again. */
    z.strictObject({ kind: z.literal('resend'), selection }),
    approval,
    decline,
    /** Cancels the orders that are not paid for. */
    z.strictObject({ kind: z.literal('cancel'), selection, reason: line(maxReasonLength).min(1).optional() }),
    /** Sends an email of the member's own to each buyer, once if a buyer has several of the orders. */
    z.strictObject({ kind: z.literal('message'), selection, ...message }),
  ])
  .meta({ id: 'NewOrderJob' })
export type NewOrderJob = z.output<typeof NewOrderJob>

/** A job: work on a fixed list of orders, which goes on in the background. */
export const OrderJob = z
  .object({
    id: z.string(),
    kind: z.enum(orderJobKinds),
    /** The name of the member who started it; absent once the account is deleted. */
    by: z.string().optional(),
    /** The subject of a message. */
    subject: z.string().optional(),
    /** The text of a message. Lists have none. */
    text: z.string().optional(),
    /** How many of its orders are in each state. The job is done when none is waiting. */
    waiting: z.int(),
    done: z.int(),
    skipped: z.int(),
    failed: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderJob' })
export type OrderJob = z.infer<typeof OrderJob>

/** An order of a job. */
export const OrderJobItem = z
  .object({
    order: z.object({ id: z.string(), number: z.string(), name: z.string().optional(), email: z.string().optional() }),
    state: z.enum(jobItemStates),
    /**
     * Why it was skipped or has failed: an error code, `no-email`, `same-buyer` if another of the orders has the email,
     * `unsubscribed` if the buyer wants no messages of the team, `stopped` if the job was stopped before.
     */
    reason: z.string().optional(),
    /** The state of the email to the buyer, and why it failed. */
    mail: z.object({ state: z.enum(['queued', 'sent', 'failed', 'stored']), reason: z.string().optional() }).optional(),
  })
  .meta({ id: 'OrderJobItem' })
export type OrderJobItem = z.infer<typeof OrderJobItem>

export const OrderJobItemFilter = PageQuery.extend({ state: z.enum(jobItemStates).optional() })

/** A message to buyers, to be looked at or tried. The order gives its buyer, event and language. */
export const MessageDraft = z.strictObject({ ...message, order: Id }).meta({ id: 'MessageDraft' })
export type MessageDraft = z.output<typeof MessageDraft>

/** An email as its recipient sees it. */
export const MessagePreview = z
  .object({ subject: z.string(), from: z.string(), to: z.string(), text: z.string() })
  .meta({ id: 'MessagePreview' })
export type MessagePreview = z.infer<typeof MessagePreview>

/** The decision about many requests, to be looked at. */
export const DecisionDraft = z.discriminatedUnion('kind', [approval, decline]).meta({ id: 'DecisionDraft' })
export type DecisionDraft = z.output<typeof DecisionDraft>

/** The emails that a decision about many requests would send, and the orders that it would skip. */
export const DecisionsPreview = z
  .object({
    /** The requests by the language of their emails and by whether they cost something; the largest group first. */
    groups: z.array(
      DecisionPreview.extend({
        language: Language,
        free: z.boolean(),
        /** How many requests this decides about. `mail` is that of one of them. */
        count: z.int(),
      }),
    ),
    /** `not-requested`: nothing is to be decided; `no-payment`: the request costs something, and there is no way to pay. */
    skipped: z.array(z.object({ reason: z.enum(['not-requested', 'no-payment']), count: z.int() })),
  })
  .meta({ id: 'DecisionsPreview' })
export type DecisionsPreview = z.infer<typeof DecisionsPreview>

/** The orders that are to be cancelled. */
export const BulkCancellationDraft = z.strictObject({ selection }).meta({ id: 'BulkCancellationDraft' })
export type BulkCancellationDraft = z.output<typeof BulkCancellationDraft>

/** The expected outcome of a job that cancels orders. */
export const BulkCancellationPreview = z
  .object({
    /** How many orders it would cancel. */
    cancelled: z.int(),
    /** How many it would skip. */
    skipped: z.array(z.object({ reason: z.enum(uncancelledReasons), count: z.int() })),
    /** The money that has arrived for the orders that it would cancel, and is not refunded by itself, by currency. */
    received: z.array(z.object({ currency: Currency, count: z.int(), amountCents: z.int() })),
  })
  .meta({ id: 'BulkCancellationPreview' })
export type BulkCancellationPreview = z.infer<typeof BulkCancellationPreview>
