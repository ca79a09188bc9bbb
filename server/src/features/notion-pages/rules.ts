import type { NotionSyncStatus } from '@foyer/contract/notion-states'
import { isPublished } from '@foyer/contract/notion-states'

/** The record that a webhook's verification token is encrypted for: it cannot be decrypted in another event's row. */
export const webhookRecord = (eventId: string): string => `event:${eventId}:notion-webhook`

/** The URL that an organiser enters at Notion. @param token the event's `webhookToken` */
export const webhookUrl = (publicUrl: string, eventId: string, token: string): string =>
  `${publicUrl}/api/webhooks/notion/${eventId}/${token}`

const secondsPerMinute = 60
const secondsPerHour = 60 * secondsPerMinute

/** Notion gives edit times to the minute. The second minute allows for clocks that differ. */
const editTimeToleranceMs = 2 * secondsPerMinute * 1000
/** A full read is due after this time, although Notion reports no edit. */
const maxFullReadAgeMs = 6 * secondsPerHour * 1000
/** How soon a new status is polled again, to confirm it. */
const confirmAfterSeconds = 30
/** The same while a member waits for a sync that they asked for. */
const confirmAskedAfterSeconds = 5

interface LastRead {
  syncRequested: boolean
  lastEditedAt: Date | null
  /** The start of the last full read. */
  readAt: Date | null
}

/**
 * Whether a page has to be read in full: when it was edited since the last full read, or may have been edited during it,
 * and every six hours, for changes that Notion does not count as edits.
 */
export function needsFullRead({ syncRequested, lastEditedAt, readAt }: LastRead, editedAt: Date, now: Date): boolean {
  if (syncRequested || !readAt || lastEditedAt?.getTime() !== editedAt.getTime()) return true
  if (readAt.getTime() - editedAt.getTime() < editTimeToleranceMs) return true
  return now.getTime() - readAt.getTime() >= maxFullReadAgeMs
}

/** The requests of the last minute with a key, up to which it reads pages again only because Foyer has been upgraded. */
const maxCallsBeforeUpgrade = 50

/**
 * Whether to read a page in full because an earlier version of Foyer has converted it. With a third of Notion's rate
 * limit at most, so that edits of other pages with the key are published as soon as usual.
 * @param recentCalls the requests of the last minute with the key
 */
export const needsUpgrade = (
  { publishedVersion }: { publishedVersion: number | null },
  currentVersion: number,
  recentCalls: number,
): boolean => publishedVersion !== null && publishedVersion !== currentVersion && recentCalls < maxCallsBeforeUpgrade

/** The state of a page that is shown, the status of its last polls, and the status that the team was notified of. */
export interface SyncState {
  state: NotionSyncStatus | null
  lastStatus: NotionSyncStatus | null
  lastStatusSince: Date
  lastStatusCount: number
  notifiedState: NotionSyncStatus
}

/** How long a failure that can end by itself lasts before the team is notified. */
const notifyAfterMs: Partial<Record<NotionSyncStatus, number>> = {
  'notion-down': 30 * secondsPerMinute * 1000,
  'rate-limited': secondsPerHour * 1000,
}
/** How many polls have to agree on a status. A blocked client must not send a second request to confirm it. */
const pollsToConfirm = (status: NotionSyncStatus): number => (status === 'blocked' ? 1 : 2)

/**
 * The state of a page after a poll. A success shows at once. A failure shows when a second poll confirms it, and the team
 * is notified only then. The team is also notified when the page can be read again.
 * @returns with `shouldNotify`: whether to notify the team now
 */
export function nextSyncState(
  before: SyncState,
  status: NotionSyncStatus,
  now: Date,
): SyncState & { shouldNotify: boolean } {
  const unchanged = before.lastStatus === status
  const lastStatusCount = unchanged ? before.lastStatusCount + 1 : 1
  const lastStatusSince = unchanged ? before.lastStatusSince : now
  const confirmed = lastStatusCount >= pollsToConfirm(status)
  const tooEarly = now.getTime() - lastStatusSince.getTime() < (notifyAfterMs[status] ?? 0)
  const shouldNotify = confirmed && !tooEarly && status !== before.notifiedState
  return {
    state: confirmed || isPublished(status) ? status : before.state,
    lastStatus: status,
    lastStatusSince,
    lastStatusCount,
    notifiedState: shouldNotify ? status : before.notifiedState,
    shouldNotify,
  }
}

/**
 * The state of a page after a poll that says nothing about Notion, because this process has no connection. The failure is
 * shown as that of the last poll, but it is never confirmed, and its time starts again: the team is not notified.
 */
export const syncStateOffline = (before: SyncState, now: Date): SyncState => ({
  ...before,
  lastStatus: 'notion-down',
  lastStatusSince: now,
  lastStatusCount: 1,
})

/** Whether the status of the last poll is also the one that is shown, or two polls agree on it. */
export const isConfirmed = ({ state, lastStatus, lastStatusCount }: SyncState): boolean =>
  state === lastStatus || lastStatusCount >= 2

interface PollContext {
  syncState: SyncState
  /** Whether a member asked for the sync and waits for it. */
  isAsked?: boolean
  /** Whether the event is at most three days away, or ended at most three days ago. */
  isNear: boolean
  /** The number of polls in a row that failed. */
  failures: number
  /** Whether the last read may be out of date: the page was edited a short time before, or a file is missing. */
  mayBeStale: boolean
  /** How long Notion wants no requests, in seconds. */
  retryAfter: number | undefined
}

/**
 * The time until the next poll of a page, in seconds: 2 minutes near the event, otherwise 15. Sooner to confirm a status,
 * or while an author is editing; later while Notion refuses the key or blocks this server.
 * @param random from 0 to 1, for jitter: pages that are due together drift apart
 */
export function nextPollSeconds(
  { syncState, isAsked = false, isNear, failures, mayBeStale, retryAfter }: PollContext,
  random: number,
): number {
  const { state, lastStatus, lastStatusCount, notifiedState } = syncState
  const usualSeconds = isNear ? 2 * secondsPerMinute : 15 * secondsPerMinute
  const jittered = (seconds: number) => Math.round(seconds * (0.95 + random / 10))
  if (lastStatus === 'rate-limited') return Math.max(retryAfter ?? 0, confirmAfterSeconds) + Math.round(random * 10)
  if (lastStatus === 'blocked') return 24 * secondsPerHour
  if (lastStatus !== null && lastStatusCount < 2 && (lastStatus !== notifiedState || state !== lastStatus))
    return jittered(isAsked ? confirmAskedAfterSeconds : confirmAfterSeconds)
  if (lastStatus === 'key-refused') return jittered(6 * secondsPerHour)
  if (lastStatus === 'notion-down')
    return jittered(Math.min(usualSeconds, secondsPerMinute * 2 ** Math.min(failures, 10)))
  return jittered(mayBeStale ? Math.min(usualSeconds, 2 * secondsPerMinute) : usualSeconds)
}

/** The differences between two outlines of a page. A part that is missing and one that is new count as one that changed. */
export function changesBetween(before: { title: string; parts: string[] }, after: { title: string; parts: string[] }) {
  const countMissing = (parts: string[], others: string[]) => {
    const remaining = new Map<string, number>()
    for (const part of others) remaining.set(part, (remaining.get(part) ?? 0) + 1)
    return parts.filter((part) => {
      const count = remaining.get(part) ?? 0
      remaining.set(part, count - 1)
      return count <= 0
    }).length
  }
  const [added, removed] = [countMissing(after.parts, before.parts), countMissing(before.parts, after.parts)]
  const changed = Math.min(added, removed)
  return { title: before.title !== after.title, changed, added: added - changed, removed: removed - changed }
}
