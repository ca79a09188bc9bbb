import { secondsPerDay } from '@foyer/contract/durations'
import { failureOfStatus } from '@foyer/contract/website-failures'
import { describe, expect, it } from 'vitest'
import type { CheckResult, MonitoredWebsite } from './rules.ts'
import { evaluateCheck } from './rules.ts'

const start = new Date('2026-11-01T12:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

const unchecked: MonitoredWebsite = {
  state: 'unchecked',
  since: null,
  changedAt: null,
  changedBeforeAt: null,
  unstableSince: null,
  oddSince: null,
  checkedAt: null,
  certificateFrom: null,
  certificateUntil: null,
  certificateNotifiedDays: null,
  title: null,
  contentHash: null,
  oddContentHash: null,
  changeNotifiedAt: null,
}
const success = (seconds: number, more: Partial<CheckResult> = {}): CheckResult => ({
  at: after(seconds),
  redirects: [],
  ...more,
})
const failure = (seconds: number): CheckResult => success(seconds, { failure: 'server-error', status: 500 })

/** The website after these checks, with the kinds of all its changes and notifications. */
function afterChecks(checks: CheckResult[], from: MonitoredWebsite = unchecked) {
  const notifications: string[] = []
  const changes: string[] = []
  let website = from
  for (const result of checks) {
    const evaluation = evaluateCheck(website, result, 0.5)
    website = evaluation.next
    notifications.push(...evaluation.notifications.map(({ kind }) => kind))
    changes.push(...evaluation.changes.map(({ kind }) => kind))
  }
  return { website, notifications, changes }
}

describe('a website', () => {
  it('is up after a first check that succeeds, without a notification', () => {
    expect(afterChecks([success(0)])).toMatchObject({
      website: { state: 'up', since: start },
      notifications: [],
      changes: ['up'],
    })
  })

  it.each([
    ['one failure', [failure(0)], 'up'],
    ['two, a minute apart', [failure(0), failure(60)], 'down'],
    ['two, less than a minute apart', [failure(0), failure(59.999)], 'up'],
    ['three, the last a minute after the first', [failure(0), failure(30), failure(60)], 'down'],
    ['two with a success between them', [failure(0), success(30), failure(60)], 'up'],
  ] as const)('that was up is %s after %s', (_, checks, state) => {
    const up = afterChecks([success(-300)]).website
    expect(afterChecks([...checks], up).website.state).toBe(state)
  })

  it('that has never responded is not down for a day: it may not be published yet', () => {
    const failing = [failure(0), failure(300), failure(secondsPerDay - 1)]
    expect(afterChecks(failing)).toMatchObject({ website: { state: 'unchecked' }, notifications: [], changes: [] })
    expect(evaluateCheck(afterChecks(failing).website, failure(secondsPerDay - 1), 0.5).nextCheckAt).toEqual(
      after(secondsPerDay + 299),
    )
    expect(afterChecks([...failing, failure(secondsPerDay)])).toMatchObject({
      website: { state: 'down', since: start },
      notifications: ['website-down'],
    })
    expect(afterChecks([...failing, success(secondsPerDay)])).toMatchObject({
      website: { state: 'up' },
      notifications: [],
    })
  })

  it('is down since the first failure and up since the first success, with one notification each', () => {
    const down = afterChecks([success(0), failure(300), failure(360), failure(660)])
    expect(down).toMatchObject({ website: { state: 'down', since: after(300) }, notifications: ['website-down'] })
    const up = evaluateCheck(evaluateCheck(down.website, success(960), 0.5).next, success(1020), 0.5)
    expect(up.next).toMatchObject({ state: 'up', since: after(960), oddSince: null })
    expect(up.notifications).toEqual([{ kind: 'website-up', downSince: after(300) }])
    expect(up.changes).toEqual([{ kind: 'up', downSince: after(300).toISOString() }])
  })

  it('stays down after a single success', () => {
    const { website, notifications } = afterChecks([success(-9), failure(0), failure(60), success(360), failure(420)])
    expect(website).toMatchObject({ state: 'down', since: start, oddSince: null })
    expect(notifications).toEqual(['website-down'])
  })

  it('is checked again after a minute when a check disagrees, otherwise after about five', () => {
    const nextAfter = (result: CheckResult, random: number) =>
      evaluateCheck(afterChecks([success(0)]).website, result, random).nextCheckAt
    expect(nextAfter(failure(300), 0)).toEqual(after(360))
    expect(nextAfter(success(300), 0.5)).toEqual(after(600))
    expect(nextAfter(success(300), 0)).toEqual(after(585))
    expect(nextAfter(success(300), 1)).toEqual(after(615))
  })
})

describe('a website that keeps changing between up and down', () => {
  /** The notifications of a website that is checked every 15 seconds. @param isUp by the seconds since the start */
  function watch(until: number, isUp: (seconds: number) => boolean) {
    const notified: string[] = []
    let website = afterChecks([success(-300)]).website
    for (let now = 0; now < until; now += 15) {
      const { next, notifications } = evaluateCheck(website, isUp(now) ? success(now) : failure(now), 0.5)
      notified.push(...notifications.map((each) => `${Math.round(now / 60)} ${each.kind}`))
      website = next
    }
    return { notified, website }
  }
  const flaps = (seconds: number) => seconds % 150 >= 75

  it('is notified as unstable at the third change within an hour, and then no more', () => {
    const { notified, website } = watch(4 * 3600, flaps)
    expect(notified.map((each) => each.split(' ')[1])).toEqual(['website-down', 'website-up', 'website-unstable'])
    expect(website.unstableSince).not.toBeNull()
  })

  it.each([
    [true, 'up'],
    [false, 'down'],
  ])('is notified as steady after an hour without a change: %s', (isUp, state) => {
    const { notified, website } = watch(3 * 3600, (seconds) => (seconds < 3000 ? flaps(seconds) : isUp))
    expect(notified.at(-1)).toMatch(/^1[01]\d website-steady$/)
    expect(notified.filter((each) => each.endsWith('steady'))).toHaveLength(1)
    expect(website).toMatchObject({ state, unstableSince: null })
  })

  it('more slowly is notified every time', () => {
    const { notified } = watch(6 * 3600, (seconds) => seconds % 4800 >= 2400)
    expect(notified.filter((each) => each.endsWith('unstable'))).toEqual([])
    expect(notified.length).toBeGreaterThanOrEqual(8)
  })
})

describe('a certificate', () => {
  const certificate = { from: after(-60 * secondsPerDay), until: after(30 * secondsPerDay) }
  const at = (days: number, shown = certificate) => success((30 - days) * secondsPerDay, { certificate: shown })

  it.each([
    ['15 days before it expires', [at(15)], 0],
    ['14 days before', [at(14), at(13.9), at(4)], 1],
    ['3 days before', [at(14), at(3), at(1)], 2],
    ['3 days before, at the first check', [at(2)], 1],
  ] as const)('causes a warning %s', (_, checks, times) => {
    expect(afterChecks([...checks]).notifications).toEqual(Array(times).fill('certificate-expiring'))
  })

  it('that is renewed is recorded as a change, and causes a warning again when it expires', () => {
    const renewed = { from: after(17 * secondsPerDay), until: after(107 * secondsPerDay) }
    const { website, notifications, changes } = afterChecks([
      at(14),
      at(13, renewed),
      success(95 * secondsPerDay, { certificate: renewed }),
    ])
    expect(notifications).toEqual(['certificate-expiring', 'certificate-expiring'])
    expect(changes).toEqual(['up', 'certificate'])
    expect(website.certificateUntil).toEqual(renewed.until)
  })

  it('that is short-lived causes no warning at every renewal', () => {
    const short = { from: after(27 * secondsPerDay), until: after(33 * secondsPerDay) }
    expect(afterChecks([at(2.5, short)]).notifications).toEqual([])
  })

  it('is kept after a check that received no certificate', () => {
    expect(afterChecks([at(20), failure(11 * secondsPerDay)]).website.certificateUntil).toEqual(certificate.until)
  })
})

describe('a page', () => {
  const page = (seconds: number, contentHash: string, title = 'Hof') => success(seconds, { contentHash, title })

  it('has changed when two checks in a row find another content', () => {
    expect(afterChecks([page(0, 'a'), page(300, 'b')]).changes).toEqual(['up'])
    expect(afterChecks([page(0, 'a'), page(300, 'b'), page(600, 'b')])).toMatchObject({
      changes: ['up', 'content'],
      notifications: ['page-changed'],
    })
    expect(afterChecks([page(0, 'a'), page(300, 'b'), page(600, 'a'), page(900, 'b')]).changes).toEqual(['up'])
  })

  it('that differs at every check has not changed', () => {
    const checks = Array.from({ length: 20 }, (_, at) => page(at * 300, `${at}`))
    expect(afterChecks(checks)).toMatchObject({ changes: ['up'], notifications: [] })
  })

  it('changes its title at once', () => {
    const evaluation = evaluateCheck(afterChecks([page(0, 'a')]).website, page(300, 'a', 'Hall'), 0.5)
    expect(evaluation.changes).toEqual([{ kind: 'title', from: 'Hof', to: 'Hall' }])
    expect(evaluation.notifications).toEqual([{ kind: 'page-changed', title: 'Hall' }])
  })

  it('causes one notification a day, and its history has every change', () => {
    const titles = [page(0, 'a', 'A'), page(300, 'a', 'B'), page(600, 'a', 'C'), page(300 + secondsPerDay, 'a', 'D')]
    expect(afterChecks(titles)).toMatchObject({
      changes: ['up', 'title', 'title', 'title'],
      notifications: ['page-changed', 'page-changed'],
    })
  })

  it('with an error does not count as the page', () => {
    const failed = { ...failure(300), contentHash: 'error', title: 'Error' }
    expect(afterChecks([page(0, 'a'), failed, page(600, 'a')])).toMatchObject({
      changes: ['up'],
      website: { title: 'Hof' },
    })
  })
})

it.each([
  [200, undefined],
  [204, undefined],
  [304, 'unexpected-status'],
  [401, 'access-refused'],
  [403, 'access-refused'],
  [404, 'page-not-found'],
  [410, 'page-not-found'],
  [418, 'client-error'],
  [429, 'too-many-requests'],
  [500, 'server-error'],
  [503, 'server-unavailable'],
  [599, 'server-error'],
])('the status %i is the failure %s', (status, expected) => {
  expect(failureOfStatus(status)).toBe(expected)
})
