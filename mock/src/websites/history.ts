import { msPerDay, msPerHour } from '@foyer/contract/durations'
import type { ResponseTime, Website, WebsiteChange, WebsiteDay } from '@foyer/contract/websites'
import { websiteHistoryDays } from '@foyer/contract/websites'

/** The monitoring history of a seed website, relative to the day the demo is opened. */
export interface SiteHistory {
  /** Days since the monitoring started. */
  monitoredDays: number
  typicalMs: number
  /** The number of failed checks of a day, by the number of days since. */
  failedChecks: Record<number, number>
  latest: (now: Date) => Partial<Website> & Pick<Website, 'state'>
  changes: (now: Date) => WebsiteChange[]
}

const checksPerDay = 288

const ago = (now: Date, days: number, hours = 0) =>
  new Date(now.getTime() - days * msPerDay - hours * msPerHour).toISOString()

export const seedHistories: Record<string, SiteHistory> = {
  evt_1: {
    monitoredDays: 90,
    typicalMs: 210,
    failedChecks: { 31: 9 },
    latest: (now) => ({
      state: 'up',
      since: ago(now, 31, 2),
      title: 'Winter Concert: Strings by Candlelight',
      certificateExpiresAt: ago(now, -57),
    }),
    changes: (now) => [
      { at: ago(now, 2, 5), kind: 'content' },
      { at: ago(now, 19), kind: 'title', from: 'Winter Concert', to: 'Winter Concert: Strings by Candlelight' },
      { at: ago(now, 31, 2), kind: 'up', downSince: ago(now, 31, 2.75) },
      { at: ago(now, 31, 2.75), kind: 'down', failure: 'server-unavailable', status: 503 },
      { at: ago(now, 33), kind: 'certificate', from: ago(now, 20), to: ago(now, -57) },
    ],
  },
  evt_2: {
    monitoredDays: 38,
    typicalMs: 340,
    failedChecks: {},
    latest: (now) => ({
      state: 'up',
      since: ago(now, 38),
      title: 'Open Rehearsal',
      redirects: ['https://www.open-rehearsal.example.com/', 'https://www.open-rehearsal.example.com/en/'],
      certificateExpiresAt: ago(now, -9),
    }),
    changes: (now) => [{ at: ago(now, 38), kind: 'up' }],
  },
  evt_3: {
    monitoredDays: 37,
    typicalMs: 620,
    failedChecks: { 12: 61, 11: 14 },
    latest: (now) => ({
      state: 'up',
      since: ago(now, 11, 10),
      firstByteMs: 612,
      title: 'Silent Film Night',
      certificateExpiresAt: ago(now, -71),
    }),
    changes: (now) => [
      { at: ago(now, 11, 10), kind: 'up', downSince: ago(now, 12, 5) },
      { at: ago(now, 12, 5), kind: 'down', failure: 'tls-expired' },
      { at: ago(now, 37), kind: 'up' },
    ],
  },
  evt_4: {
    monitoredDays: 36,
    typicalMs: 260,
    failedChecks: { 2: 120, 1: checksPerDay, 0: checksPerDay },
    latest: (now) => ({
      state: 'down',
      since: ago(now, 2, 10),
      failure: 'page-not-found',
      status: 404,
      title: 'Lantern Walk',
      certificateExpiresAt: ago(now, -40),
    }),
    changes: (now) => [
      { at: ago(now, 2, 10), kind: 'down', failure: 'page-not-found', status: 404 },
      { at: ago(now, 36), kind: 'up' },
    ],
  },
}

/** Varies a value by its index. Deterministic, so that a chart shows the same values on every load. */
const vary = (value: number, index: number) =>
  Math.round(value * (1 + 0.16 * Math.sin(index * 1.7) + 0.09 * Math.sin(index * 5.3)))

export function daysOf({ monitoredDays, typicalMs, failedChecks }: SiteHistory, now: Date): WebsiteDay[] {
  return Array.from({ length: Math.min(monitoredDays, websiteHistoryDays) }, (_, index) => index)
    .reverse()
    .map((daysAgo) => {
      const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
      const checks = daysAgo === 0 ? Math.max(1, Math.floor(minutes / 5)) : checksPerDay
      const down = Math.min(checks, failedChecks[daysAgo] ?? 0)
      const date = ago(now, daysAgo).slice(0, 10)
      return { date, checks, down, ...(down < checks && { averageMs: vary(typicalMs, daysAgo) }) }
    })
}

export function responseTimesOf(history: SiteHistory, now: Date): ResponseTime[] {
  const until = Math.floor(now.getTime() / (msPerHour / 2)) * (msPerHour / 2)
  const isDown = history.latest(now).state === 'down'
  return Array.from({ length: 96 }, (_, index) => 95 - index).map((halfHoursAgo) => {
    const from = new Date(until - halfHoursAgo * (msPerHour / 2))
    const averageMs = vary(history.typicalMs, halfHoursAgo)
    return {
      from: from.toISOString(),
      checks: 6,
      failed: isDown ? 6 : 0,
      ...(!isDown && { averageMs, slowestMs: Math.round(averageMs * (1.2 + 0.3 * Math.abs(Math.sin(halfHoursAgo)))) }),
    }
  })
}
