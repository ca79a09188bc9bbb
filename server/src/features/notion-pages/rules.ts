import type { SeenState } from '@foyer/contract/notion-states'
import { isGood } from '@foyer/contract/notion-states'

/** What a webhook's verification token is encrypted for: it opens in no other event's row. */
export const webhookRecord = (eventId: string): string => `event:${eventId}:notion-webhook`

/** The address that an organiser enters at Notion. @param token what only we could have made for this event */
export const webhookUrl = (publicUrl: string, eventId: string, token: string): string =>
  `${publicUrl}/api/webhooks/notion/${eventId}/${token}`

const minute = 60
const hour = 60 * minute

/** Notion says when a page was edited to the minute; the other one is for clocks that differ. */
const stampIsSureAfterMs = 2 * minute * 1000
/** How long after a complete read the next is due, although Notion says that nothing was edited. */
const longestUnreadMs = 6 * hour * 1000
/** How soon a change is looked at again before anybody is told. */
const secondLook = 30

interface LastRead {
  wanted: boolean
  lastEditedAt: Date | null
  /** When it began. */
  readAt: Date | null
}

/**
 * Whether all of a page has to be read: when it was edited since, or may have been within the minute in which it was
 * read last; and every six hours, for what Notion does not count as an edit.
 */
export function needsWhole({ wanted, lastEditedAt, readAt }: LastRead, editedAt: Date, now: Date): boolean {
  if (wanted || !readAt || lastEditedAt?.getTime() !== editedAt.getTime()) return true
  if (readAt.getTime() - editedAt.getTime() < stampIsSureAfterMs) return true
  return now.getTime() - readAt.getTime() >= longestUnreadMs
}

/** How a page stands, what the last looks came to, and what the team was told. */
export interface Standing {
  state: SeenState | null
  seen: SeenState | null
  seenSince: Date
  seenTimes: number
  toldState: SeenState
}

/** How long trouble that passes by itself lasts before anybody is told, in ms. */
const patienceMs: Partial<Record<SeenState, number>> = {
  'notion-down': 30 * minute * 1000,
  'rate-limited': hour * 1000,
}
/** How many looks must come to the same: who is shut out should not ask a second time. */
const looksNeeded = (seen: SeenState): number => (seen === 'blocked' ? 1 : 2)

/**
 * How a page stands after one more look. What is good shows at once, for it was read; what is not shows after a second
 * look, and only then is anybody told. That it is good again is told too.
 * @returns `tell` when the team is to hear of it now
 */
export function standingAfter(before: Standing, seen: SeenState, now: Date): Standing & { tell: boolean } {
  const same = before.seen === seen
  const seenTimes = same ? before.seenTimes + 1 : 1
  const seenSince = same ? before.seenSince : now
  const confirmed = seenTimes >= looksNeeded(seen)
  const patient = now.getTime() - seenSince.getTime() < (patienceMs[seen] ?? 0)
  const tell = confirmed && !patient && seen !== before.toldState
  return {
    state: confirmed || isGood(seen) ? seen : before.state,
    seen,
    seenSince,
    seenTimes,
    toldState: tell ? seen : before.toldState,
    tell,
  }
}

interface Looked {
  standing: Standing
  /** Whether the event is within three days. */
  near: boolean
  /** Looks in a row that came to nothing. */
  failures: number
  /** Whether the page was edited so lately that the last read may have missed something. */
  settling: boolean
  /** What Notion asked for, in seconds. */
  retryAfter: number | undefined
}

/**
 * When to look at a page next, in seconds: every 2 minutes near the event, else every 15; sooner to confirm what was
 * seen or where somebody is writing, later where nothing can have changed.
 * @param random 0 to 1: no two pages keep step for long
 */
export function nextLook({ standing, near, failures, settling, retryAfter }: Looked, random: number): number {
  const { seen, seenTimes, toldState } = standing
  const usual = near ? 2 * minute : 15 * minute
  const jittered = (seconds: number) => Math.round(seconds * (0.95 + random / 10))
  if (seen === 'rate-limited') return Math.max(retryAfter ?? 0, secondLook) + Math.round(random * 10)
  if (seen === 'blocked') return 24 * hour
  if (seen !== null && seenTimes < 2 && (seen !== toldState || standing.state !== seen)) return jittered(secondLook)
  if (seen === 'key-refused') return jittered(6 * hour)
  if (seen === 'notion-down') return jittered(Math.min(usual, minute * 2 ** Math.min(failures, 10)))
  return jittered(settling ? Math.min(usual, 2 * minute) : usual)
}

/** What was changed on a page, from one outline to the next. */
export function changesBetween(before: { title: string; parts: string[] }, after: { title: string; parts: string[] }) {
  const without = (parts: string[], others: string[]) => {
    const left = new Map<string, number>()
    for (const part of others) left.set(part, (left.get(part) ?? 0) + 1)
    return parts.filter((part) => {
      const many = left.get(part) ?? 0
      left.set(part, many - 1)
      return many <= 0
    }).length
  }
  return {
    renamed: before.title !== after.title,
    added: without(after.parts, before.parts),
    removed: without(before.parts, after.parts),
  }
}
