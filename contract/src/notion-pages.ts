import { z } from 'zod'
import { notionStates, notionSyncResults } from './notion-states.ts'

export const NotionState = z.enum(notionStates).meta({ id: 'NotionState' })

/** The reasons for which a part of a page is not published. */
export const SkippedReason = z.enum(['unsupported', 'unreadable', 'no-file', 'unsafe-address', 'too-much'])
export type SkippedReason = z.infer<typeof SkippedReason>

/** The state of an event's Notion page and of its syncs. */
export const NotionPage = z
  .object({
    /** A change for the worse shows only after a second sync has confirmed it. */
    state: NotionState,
    /** The result of the last sync, at `checkedAt`: it may differ from `state` until a second one confirms it. */
    seen: z.enum(notionSyncResults).optional(),
    /** When the page entered its state. */
    since: z.iso.datetime().optional(),
    /** The title of the page at the last complete sync. */
    title: z.string().optional(),
    /** The language that the page was found to be in, as a BCP 47 tag. */
    language: z.string().optional(),
    /** The Notion workspace and connection that the key belongs to. */
    workspace: z.string().optional(),
    connection: z.string().optional(),
    paused: z.boolean(),
    /** Whether Foyer syncs the page by itself: it stops 30 days after the event. */
    watching: z.boolean(),
    /** Whether a sync is running or about to start. */
    reading: z.boolean(),
    /** The time of the last sync, successful or not. */
    checkedAt: z.iso.datetime().optional(),
    /** The time of the last complete sync. */
    readAt: z.iso.datetime().optional(),
    /** When the published content last changed. */
    changedAt: z.iso.datetime().optional(),
    nextCheckAt: z.iso.datetime().optional(),
    /** The parts of the page that are not published, without the kinds of blocks that Foyer never publishes. */
    skipped: z.array(z.object({ reason: SkippedReason, name: z.string() })),
    /** When Notion's webhook last reported a change. */
    signalAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'NotionPage' })
export type NotionPage = z.infer<typeof NotionPage>

export const Pause = z.strictObject({ paused: z.boolean() }).meta({ id: 'Pause' })

/** The values an organiser needs to set up Notion's webhook, by which Notion reports changes at once. */
export const NotionWebhook = z
  .object({
    /** The webhook URL to enter in Notion. */
    url: z.string(),
    /** The verification token that Notion sent to the URL, to enter in Notion under "Verify". */
    token: z.string().optional(),
    /** When Notion last sent a webhook signed with the token. */
    signalAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'NotionWebhook' })
export type NotionWebhook = z.infer<typeof NotionWebhook>
