import { failureOfStatus } from '@foyer/contract/website-failures'
import { describe, expect, it } from 'vitest'
import type { Known, Seen } from './rules.ts'
import { judge } from './rules.ts'

const start = new Date('2026-11-01T12:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 24 * 60 * 60

const unchecked: Known = {
  state: 'unchecked',
  since: null,
  oddSince: null,
  checkedAt: null,
  certificateFrom: null,
  certificateUntil: null,
  certificateTold: null,
  title: null,
  contentHash: null,
  oddContentHash: null,
  changeToldAt: null,
}
const well = (seconds: number, more: Partial<Seen> = {}): Seen => ({ at: after(seconds), redirects: [], ...more })
const broken = (seconds: number): Seen => well(seconds, { failure: 'server-error', status: 500 })

/** What is known after these checks, and what of it was told. */
function afterChecks(checks: Seen[], from: Known = unchecked) {
  const told: string[] = []
  const changes: string[] = []
  let known = from
  for (const seen of checks) {
    const verdict = judge(known, seen, 0.5)
    known = verdict.next
    told.push(...verdict.told.map(({ kind }) => kind))
    changes.push(...verdict.changes.map(({ kind }) => kind))
  }
  return { known, told, changes }
}

describe('a website', () => {
  it('is up at the first good look, and nobody is told', () => {
    expect(afterChecks([well(0)])).toMatchObject({ known: { state: 'up', since: start }, told: [], changes: ['up'] })
  })

  it.each([
    ['one failure', [broken(0)], 'unchecked'],
    ['two, a minute apart', [broken(0), broken(60)], 'down'],
    ['two, less than a minute apart', [broken(0), broken(59.999)], 'unchecked'],
    ['three, the last a minute after the first', [broken(0), broken(30), broken(60)], 'down'],
    ['two with a good look between them', [broken(0), well(30), broken(60)], 'up'],
  ] as const)('after %s is %s', (_, checks, state) => {
    expect(afterChecks([...checks]).known.state).toBe(state)
  })

  it('is down since the first failure, and up since the first answer, told once each', () => {
    const down = afterChecks([well(0), broken(300), broken(360), broken(660)])
    expect(down).toMatchObject({ known: { state: 'down', since: after(300) }, told: ['website-down'] })
    const up = judge(judge(down.known, well(960), 0.5).next, well(1020), 0.5)
    expect(up.next).toMatchObject({ state: 'up', since: after(960), oddSince: null })
    expect(up.told).toEqual([{ kind: 'website-up', downSince: after(300) }])
    expect(up.changes).toEqual([{ kind: 'up', downSince: after(300).toISOString() }])
  })

  it('stays down when it answers once', () => {
    const { known, told } = afterChecks([broken(0), broken(60), well(360), broken(420)])
    expect(known).toMatchObject({ state: 'down', since: start, oddSince: null })
    expect(told).toEqual(['website-down'])
  })

  it('is looked at again after a minute when a look disagrees, else after five, a little more or less', () => {
    const nextAfter = (seen: Seen, random: number) => judge(afterChecks([well(0)]).known, seen, random).nextCheckAt
    expect(nextAfter(broken(300), 0)).toEqual(after(360))
    expect(nextAfter(well(300), 0.5)).toEqual(after(600))
    expect(nextAfter(well(300), 0)).toEqual(after(585))
    expect(nextAfter(well(300), 1)).toEqual(after(615))
  })
})

describe('a certificate', () => {
  const certificate = { from: after(-60 * day), until: after(30 * day) }
  const at = (days: number, given = certificate) => well((30 - days) * day, { certificate: given })

  it.each([
    ['15 days before its end', [at(15)], 0],
    ['14 days before', [at(14), at(13.9), at(4)], 1],
    ['3 days before', [at(14), at(3), at(1)], 2],
    ['3 days before, when Foyer looked no sooner', [at(2)], 1],
  ] as const)('is told of %s', (_, checks, times) => {
    expect(afterChecks([...checks]).told).toEqual(Array(times).fill('certificate-expiring'))
  })

  it('that is renewed is written down, and told of anew when it ends', () => {
    const renewed = { from: after(17 * day), until: after(107 * day) }
    const { known, told, changes } = afterChecks([at(14), at(13, renewed), well(95 * day, { certificate: renewed })])
    expect(told).toEqual(['certificate-expiring', 'certificate-expiring'])
    expect(changes).toEqual(['up', 'certificate'])
    expect(known.certificateUntil).toEqual(renewed.until)
  })

  it('that never lives long is not told of at every renewal', () => {
    const short = { from: after(27 * day), until: after(33 * day) }
    expect(afterChecks([at(2.5, short)]).told).toEqual([])
  })

  it('is still known after a check that came to no certificate', () => {
    expect(afterChecks([at(20), broken(11 * day)]).known.certificateUntil).toEqual(certificate.until)
  })
})

describe('a page', () => {
  const page = (seconds: number, contentHash: string, title = 'Hof') => well(seconds, { contentHash, title })

  it('has changed when another content is seen twice running', () => {
    expect(afterChecks([page(0, 'a'), page(300, 'b')]).changes).toEqual(['up'])
    expect(afterChecks([page(0, 'a'), page(300, 'b'), page(600, 'b')])).toMatchObject({
      changes: ['up', 'content'],
      told: ['page-changed'],
    })
    expect(afterChecks([page(0, 'a'), page(300, 'b'), page(600, 'a'), page(900, 'b')]).changes).toEqual(['up'])
  })

  it('that is another one at every look never has', () => {
    const checks = Array.from({ length: 20 }, (_, at) => page(at * 300, `${at}`))
    expect(afterChecks(checks)).toMatchObject({ changes: ['up'], told: [] })
  })

  it('has another title at once', () => {
    const verdict = judge(afterChecks([page(0, 'a')]).known, page(300, 'a', 'Hall'), 0.5)
    expect(verdict.changes).toEqual([{ kind: 'title', from: 'Hof', to: 'Hall' }])
    expect(verdict.told).toEqual([{ kind: 'page-changed', title: 'Hall' }])
  })

  it('is told of once a day, and written down every time', () => {
    const titles = [page(0, 'a', 'A'), page(300, 'a', 'B'), page(600, 'a', 'C'), page(300 + day, 'a', 'D')]
    expect(afterChecks(titles)).toMatchObject({
      changes: ['up', 'title', 'title', 'title'],
      told: ['page-changed', 'page-changed'],
    })
  })

  it('of an error is not the page', () => {
    const failed = { ...broken(300), contentHash: 'error', title: 'Error' }
    expect(afterChecks([page(0, 'a'), failed, page(600, 'a')])).toMatchObject({
      changes: ['up'],
      known: { title: 'Hof' },
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
])('an answer of %i is %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure)
})
