import { z } from 'zod'
import { notionStates } from './notion-states.ts'

export const NotionState = z.enum(notionStates).meta({ id: 'NotionState' })

/** Why something of a page is not published. */
export const LeftOutReason = z.enum(['unsupported', 'unreadable', 'no-file', 'unsafe-address', 'too-much'])
export type LeftOutReason = z.infer<typeof LeftOutReason>

/** How an event stands with its Notion page. */
export const NotionPage = z
  .object({
    /** A change for the worse shows once a second look has confirmed it. */
    state: NotionState,
    /** Since when it is so. */
    since: z.iso.datetime().optional(),
    /** The page's title, as it was read last. */
    title: z.string().optional(),
    /** Whose the key is, in Notion. */
    workspace: z.string().optional(),
    connection: z.string().optional(),
    paused: z.boolean(),
    /** Whether it is being read, or about to be. */
    reading: z.boolean(),
    /** When Notion was asked last, with whatever outcome. */
    checkedAt: z.iso.datetime().optional(),
    /** When the page was read last from beginning to end. */
    readAt: z.iso.datetime().optional(),
    /** When what is published was changed last. */
    changedAt: z.iso.datetime().optional(),
    nextCheckAt: z.iso.datetime().optional(),
    /** What of the page is not published, other than what never is. */
    leftOut: z.array(z.object({ reason: LeftOutReason, name: z.string() })),
    /** When Notion told of a change by itself last. */
    signalAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'NotionPage' })
export type NotionPage = z.infer<typeof NotionPage>

export const Pause = z.strictObject({ paused: z.boolean() }).meta({ id: 'Pause' })

/** What an organiser needs to have Notion tell of changes. */
export const NotionWebhook = z
  .object({
    /** What to enter at Notion as the webhook's address. */
    url: z.string(),
    /** What Notion sent there, to be entered at Notion under "Verify". */
    token: z.string().optional(),
    /** When Notion signed with it last. */
    signalAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'NotionWebhook' })
export type NotionWebhook = z.infer<typeof NotionWebhook>
