import { msPerDay, msPerMinute } from '@foyer/contract/durations'
import type { SiteState } from '@foyer/contract/events'
import type { WebsiteFailure } from '@foyer/contract/website-failures'
import type { Website, WebsiteChange, WebsiteState } from '@foyer/contract/websites'
import { watchedDaysAfterEvent } from '@foyer/contract/websites'
import { knownSyncOf } from '../events/notion.ts'
import { entryOf, knownWebsites, statusOfFailure } from '../known-values.ts'
import { dayIn } from '../reports/day-in.ts'
import type { EventRow, WebsiteRow } from '../rows.ts'
import type { Store } from '../store.ts'
import type { SiteHistory } from './history.ts'
import { daysOf, responseTimesOf, seedHistories } from './history.ts'
import { websiteKey } from './website-key.ts'

/** The duration of a simulated check. */
const checkDurationMs = 1500

/** Converts the website of an event to its wire format. */
export function presentWebsite(store: Store, event: EventRow): Website {
  if (event.websiteUrl === undefined) return noWebsite(todayOf(store, event))
  const { requestedAt, changes } = websiteOf(store, event)
  const now = store.now()
  const requested = requestedAt === undefined ? undefined : new Date(requestedAt)
  const doneAt = requested && new Date(requested.getTime() + checkDurationMs)
  const isDone = doneAt !== undefined && doneAt <= now
  const history = historyOf(store, event)
  const failure = entryOf(knownWebsites, new URL(event.websiteUrl).hostname)
  const watching = isWatched(store, event)
  const common = {
    url: event.websiteUrl,
    checking: requested !== undefined && !isDone,
    redirects: [],
    today: todayOf(store, event),
    watching,
    otherEvents: store.events.filter((each) => websiteKey(each) === websiteKey(event)).length - 1,
  }
  if (failure) return { ...common, ...downSince(now, failure) }
  if (!history && !isDone)
    return {
      ...common,
      state: 'unchecked',
      ...(watching && { nextCheckAt: now.toISOString() }),
      days: [],
      responseTimes: [],
      changes: changes ?? [],
    }
  const checkedAt = isDone ? doneAt : new Date(Math.floor(now.getTime() / (5 * msPerMinute)) * 5 * msPerMinute)
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
    ...(watching && { nextCheckAt: new Date(checkedAt.getTime() + 5 * msPerMinute).toISOString() }),
  }
}

/** The day of a history that ends now: by the time zone of the team. */
function todayOf(store: Store, event: EventRow): string {
  const team = store.teams.find(({ id }) => id === event.team)
  return dayIn(store.now().toISOString(), team?.timeZone ?? 'UTC')
}

/** An event without a website has nothing to check. */
const noWebsite = (today: string): Website => ({
  state: 'unchecked',
  checking: false,
  redirects: [],
  watching: false,
  otherEvents: 0,
  today,
  days: [],
  responseTimes: [],
  changes: [],
})

/** A known website: down since the last check, five minutes ago at the most. */
function downSince(now: Date, failure: WebsiteFailure) {
  const at = new Date(Math.floor(now.getTime() / (5 * msPerMinute)) * 5 * msPerMinute)
  const since = at.toISOString()
  const status = statusOfFailure[failure]
  const reason = { failure, ...(status !== undefined && { status }) }
  return {
    state: 'down' as const,
    since,
    checkedAt: since,
    nextCheckAt: new Date(at.getTime() + 5 * msPerMinute).toISOString(),
    ...reason,
    days: [{ date: since.slice(0, 10), checks: 2, down: 2 }],
    responseTimes: [{ from: since, checks: 2, failed: 2 }],
    changes: [{ at: since, kind: 'down' as const, ...reason }],
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

const websiteOf = (store: Store, event: EventRow): WebsiteRow => store.websites[websiteKey(event)] ?? {}

const historyOf = (store: Store, event: EventRow): SiteHistory | undefined =>
  seedHistories[websiteOf(store, event).seed ?? '']

/** Whether website and Notion page of an event are checked: not when the event has been over for some time. */
export const isWatched = (store: Store, { dateTba, date, endsAt }: EventRow): boolean =>
  dateTba || new Date(endsAt ?? date).getTime() + watchedDaysAfterEvent * msPerDay > store.now().getTime()

/** The state of an event's site: `website-down` wins over the state of its Notion page. */
export function siteStateOf(store: Store, event: EventRow): SiteState {
  const { watching, state } = presentWebsite(store, event)
  if (watching && state === 'down') return 'website-down'
  const { notionLink, apiKey, keyChecked } = event
  if (!notionLink || !apiKey) return 'not-connected'
  const known = knownSyncOf(notionLink)
  if (known) return known === 'rate-limited' ? 'connected' : 'notion-trouble'
  return keyChecked ? 'connected' : 'unchecked'
}

/** Requests a check, which is done after `checkDurationMs`. */
export function requestCheck(store: Store, event: EventRow): void {
  if (event.websiteUrl === undefined) return
  store.websites[websiteKey(event)] = { ...websiteOf(store, event), requestedAt: store.now().toISOString() }
}

/** Changes the website of an event. An address that no event had before gets a website without a history. */
export function changeAddress(store: Store, event: EventRow, url: string | undefined): void {
  if (url === undefined) return
  const key = websiteKey({ ...event, websiteUrl: url })
  if (key === websiteKey(event)) return
  const { websiteUrl: from } = event
  const change: WebsiteChange[] = from ? [{ at: store.now().toISOString(), kind: 'address', from, to: url }] : []
  store.websites[key] ??= { changes: change }
}

/** Starts to watch the website of a new event. */
export function watchWebsite(store: Store, event: EventRow): void {
  if (event.websiteUrl !== undefined) store.websites[websiteKey(event)] ??= {}
}
