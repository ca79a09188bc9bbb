import type { SiteState } from '@foyer/contract/events'
import type { Website, WebsiteChange, WebsiteState } from '@foyer/contract/websites'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'
import type { SiteHistory } from './history.ts'
import { daysOf, responseTimesOf, seedHistories } from './history.ts'

const minute = 60_000

/** The duration of a simulated check. */
const checkDurationMs = 1500

/** Converts the website of an event to its wire format. */
export function presentWebsite(store: Store, event: EventRow): Website {
  const { requestedAt, changes } = store.websites[event.id] ?? {}
  const now = store.now()
  const requested = requestedAt === undefined ? undefined : new Date(requestedAt)
  const doneAt = requested && new Date(requested.getTime() + checkDurationMs)
  const isDone = doneAt !== undefined && doneAt <= now
  const history = historyOf(store, event)
  const common = { url: event.websiteUrl, checking: requested !== undefined && !isDone, redirects: [] }
  if (!history && !isDone)
    return {
      ...common,
      state: 'unchecked',
      nextCheckAt: now.toISOString(),
      days: [],
      responseTimes: [],
      changes: changes ?? [],
    }
  const checkedAt = isDone ? doneAt : new Date(Math.floor(now.getTime() / (5 * minute)) * 5 * minute)
  const monitoring = history
    ? presentHistory(history, now)
    : { since: checkedAt.toISOString(), ...firstCheck(checkedAt) }
  return {
    ...common,
    status: 200,
    firstByteMs: 184,
    ...monitoring,
    changes: history?.changes(now) ?? [...firstCheck(checkedAt).changes, ...(changes ?? [])],
    checkedAt: checkedAt.toISOString(),
    nextCheckAt: new Date(checkedAt.getTime() + 5 * minute).toISOString(),
  }
}

function presentHistory(
  history: SiteHistory,
  now: Date,
): Partial<Website> & Pick<Website, 'state' | 'days' | 'responseTimes'> {
  return { ...history.latest(now), days: daysOf(history, now), responseTimes: responseTimesOf(history, now) }
}

const firstCheck = (at: Date) => ({
  state: 'up' as WebsiteState,
  days: [{ date: at.toISOString().slice(0, 10), checks: 1, down: 0, averageMs: 184 }],
  responseTimes: [{ from: at.toISOString(), checks: 1, failed: 0, averageMs: 184, slowestMs: 184 }],
  changes: [{ at: at.toISOString(), kind: 'up' as const }],
})

function historyOf(store: Store, event: EventRow): SiteHistory | undefined {
  return store.websites[event.id]?.changes ? undefined : seedHistories[event.id]
}

/** The state of an event's site: `website-down` wins over the state of its Notion page. */
export function siteStateOf(store: Store, event: EventRow): SiteState {
  if (presentWebsite(store, event).state === 'down') return 'website-down'
  const { notionLink, apiKey, keyChecked } = event
  if (!notionLink || !apiKey) return 'not-connected'
  return keyChecked ? 'connected' : 'unchecked'
}

/** Requests a check, which is done after `checkDurationMs`. */
export function requestCheck(store: Store, event: EventRow): void {
  store.websites[event.id] = { ...store.websites[event.id], requestedAt: store.now().toISOString() }
}

/** Changes the address of a website. A new address discards the monitoring history. */
export function changeAddress(store: Store, event: EventRow, url: string): void {
  if (url === event.websiteUrl) return
  const change: WebsiteChange = { at: store.now().toISOString(), kind: 'address', from: event.websiteUrl, to: url }
  store.websites[event.id] = { changes: [change] }
}
