import type { ResponseTime, Website, WebsiteChange, WebsiteDay } from '@foyer/contract/websites'
import { websiteDays } from '@foyer/contract/websites'

/** What has happened to a sample website, told from the day the demo is opened. */
export interface Story {
  /** Since when it is watched. */
  watchedDays: number
  usualMs: number
  /** How many of a day's checks were down, by how many days ago that was. */
  downChecks: Record<number, number>
  shown: (now: Date) => Partial<Website> & Pick<Website, 'state'>
  changes: (now: Date) => WebsiteChange[]
}

const day = 86_400_000
const hour = 3_600_000
const checksPerDay = 288

const ago = (now: Date, days: number, hours = 0) => new Date(now.getTime() - days * day - hours * hour).toISOString()

export const stories: Record<string, Story> = {
  evt_1: {
    watchedDays: 90,
    usualMs: 210,
    downChecks: { 31: 9 },
    shown: (now) => ({
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
    watchedDays: 38,
    usualMs: 340,
    downChecks: {},
    shown: (now) => ({
      state: 'up',
      since: ago(now, 38),
      title: 'Open Rehearsal',
      redirects: ['https://www.open-rehearsal.example.com/', 'https://www.open-rehearsal.example.com/en/'],
      certificateExpiresAt: ago(now, -9),
    }),
    changes: (now) => [{ at: ago(now, 38), kind: 'up' }],
  },
  evt_3: {
    watchedDays: 37,
    usualMs: 620,
    downChecks: { 12: 61, 11: 14 },
    shown: (now) => ({
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
    watchedDays: 36,
    usualMs: 260,
    downChecks: { 2: 120, 1: checksPerDay, 0: checksPerDay },
    shown: (now) => ({
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

/** The same figures at every look, and no two days alike. */
const varied = (usual: number, at: number) =>
  Math.round(usual * (1 + 0.16 * Math.sin(at * 1.7) + 0.09 * Math.sin(at * 5.3)))

export function daysOf({ watchedDays, usualMs, downChecks }: Story, now: Date): WebsiteDay[] {
  return Array.from({ length: Math.min(watchedDays, websiteDays) }, (_, at) => at)
    .reverse()
    .map((daysAgo) => {
      const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
      const checks = daysAgo === 0 ? Math.max(1, Math.floor(minutes / 5)) : checksPerDay
      const down = Math.min(checks, downChecks[daysAgo] ?? 0)
      const date = ago(now, daysAgo).slice(0, 10)
      return { date, checks, down, ...(down < checks && { averageMs: varied(usualMs, daysAgo) }) }
    })
}

export function responseTimesOf(story: Story, now: Date): ResponseTime[] {
  const until = Math.floor(now.getTime() / (hour / 2)) * (hour / 2)
  return Array.from({ length: 96 }, (_, at) => 95 - at).map((halfHours) => {
    const from = new Date(until - halfHours * (hour / 2))
    const averageMs = varied(story.usualMs, halfHours)
    const isDown = story.shown(now).state === 'down'
    return {
      from: from.toISOString(),
      checks: 6,
      failed: isDown ? 6 : 0,
      ...(!isDown && { averageMs, slowestMs: Math.round(averageMs * (1.2 + 0.3 * Math.abs(Math.sin(halfHours)))) }),
    }
  })
}
