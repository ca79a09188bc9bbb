import type { SeenState } from '@foyer/contract/notion-states'
import { describe, expect, it } from 'vitest'
import type { Standing } from './rules.ts'
import { changesBetween, needsWhole, nextLook, standingAfter } from './rules.ts'

const at = (clock: string) => new Date(`2026-06-01T${clock}Z`)

describe('a page is read whole', () => {
  const read = (editedAt: string, readAt: string, wanted = false) => ({
    wanted,
    lastEditedAt: at(editedAt),
    readAt: at(readAt),
  })

  it.each<[string, Parameters<typeof needsWhole>, boolean]>([
    ['never before', [{ wanted: false, lastEditedAt: null, readAt: null }, at('09:00:00'), at('10:00:00')], true],
    ['edited since', [read('10:00:00', '10:05:00'), at('10:06:00'), at('10:07:00')], true],
    ['not edited since', [read('10:00:00', '10:05:00'), at('10:00:00'), at('10:07:00')], false],
    [
      'read in the minute of the edit, looked at in it',
      [read('10:00:00', '10:00:30'), at('10:00:00'), at('10:00:50')],
      true,
    ],
    [
      'read in the minute of the edit, looked at later',
      [read('10:00:00', '10:00:30'), at('10:00:00'), at('10:15:00')],
      true,
    ],
    ['read two minutes after the edit', [read('10:00:00', '10:02:00'), at('10:00:00'), at('10:15:00')], false],
    ['asked for', [read('10:00:00', '10:05:00', true), at('10:00:00'), at('10:07:00')], true],
    ['not for six hours', [read('10:00:00', '10:05:00'), at('10:00:00'), at('16:05:00')], true],
    ['not quite for six hours', [read('10:00:00', '10:05:00'), at('10:00:00'), at('16:04:59')], false],
  ])('when it was %s', (_, given, expected) => {
    expect(needsWhole(...given)).toBe(expected)
  })
})

describe('how a page stands', () => {
  const fresh: Standing = { state: null, seen: null, seenSince: at('09:00:00'), seenTimes: 0, toldState: 'connected' }

  /** What is shown after each look, and what the team was told meanwhile. */
  function follow(looks: [clock: string, seen: SeenState][]) {
    const told: string[] = []
    let standing = fresh
    const shown = looks.map(([clock, seen]) => {
      const { tell, ...next } = standingAfter(standing, seen, at(clock))
      if (tell) told.push(`${clock} ${seen}`)
      standing = next
      return next.state
    })
    return { shown, told }
  }

  it('shows what is good at once and tells nobody', () => {
    expect(
      follow([
        ['10:00:00', 'connected'],
        ['10:15:00', 'connected'],
      ]),
    ).toEqual({
      shown: ['connected', 'connected'],
      told: [],
    })
  })

  it('tells of trouble after a second look, once, and of its end after a second one', () => {
    const { shown, told } = follow([
      ['10:00:00', 'connected'],
      ['10:15:00', 'page-not-shared'],
      ['10:15:30', 'page-not-shared'],
      ['10:30:00', 'page-not-shared'],
      ['10:45:00', 'connected'],
      ['10:45:30', 'connected'],
      ['11:00:00', 'connected'],
    ])
    expect(shown).toEqual([
      'connected',
      'connected',
      'page-not-shared',
      'page-not-shared',
      'connected',
      'connected',
      'connected',
    ])
    expect(told).toEqual(['10:15:30 page-not-shared', '10:45:30 connected'])
  })

  it('tells nothing of what a second look does not find again', () => {
    const looks: [string, SeenState][] = [
      ['10:00:00', 'connected'],
      ['10:15:00', 'key-refused'],
      ['10:15:30', 'connected'],
      ['10:16:00', 'connected'],
    ]
    expect(follow(looks)).toEqual({ shown: Array(4).fill('connected'), told: [] })
  })

  it('waits half an hour before it tells that Notion is down, and an hour when it asks to be left alone', () => {
    const every10 = (seen: SeenState) =>
      Array.from({ length: 10 }, (_, n): [string, SeenState] => [`1${Math.floor(n / 6)}:${n % 6}0:00`, seen])
    expect(follow(every10('notion-down')).told).toEqual(['10:30:00 notion-down'])
    expect(follow(every10('rate-limited')).told).toEqual(['11:00:00 rate-limited'])
    expect(follow(every10('blocked')).told).toEqual(['10:00:00 blocked'])
  })

  it('tells of one trouble after another', () => {
    const { told } = follow([
      ['10:00:00', 'in-trash'],
      ['10:00:30', 'in-trash'],
      ['10:15:00', 'key-refused'],
      ['10:15:30', 'key-refused'],
    ])
    expect(told).toEqual(['10:00:30 in-trash', '10:15:30 key-refused'])
  })
})

describe('the next look', () => {
  const standing: Standing = {
    state: 'connected',
    seen: 'connected',
    seenSince: at('09:00:00'),
    seenTimes: 9,
    toldState: 'connected',
  }
  const usual = { standing, near: false, failures: 0, settling: false, retryAfter: undefined }
  const seen = (state: SeenState, seenTimes: number) => ({ ...standing, state, seen: state, seenTimes })

  it('comes every 15 minutes, every 2 near the event, out of step with others', () => {
    expect([0, 0.5, 1].map((random) => nextLook(usual, random))).toEqual([855, 900, 945])
    expect(nextLook({ ...usual, near: true }, 0.5)).toBe(120)
    expect(nextLook({ ...usual, settling: true }, 0.5)).toBe(120)
  })

  it('comes soon to confirm what was seen, for the better too', () => {
    expect(nextLook({ ...usual, standing: { ...seen('in-trash', 1), state: 'connected' } }, 0.5)).toBe(30)
    expect(nextLook({ ...usual, standing: { ...seen('connected', 1), toldState: 'in-trash' } }, 0.5)).toBe(30)
    expect(nextLook({ ...usual, standing: seen('connected', 1) }, 0.5)).toBe(900)
  })

  it('heeds what Notion asks for, and does not run against a wall', () => {
    expect(nextLook({ ...usual, standing: seen('rate-limited', 1), retryAfter: 300 }, 0)).toBe(300)
    expect(nextLook({ ...usual, standing: seen('blocked', 1) }, 0)).toBe(86_400)
    expect(nextLook({ ...usual, standing: seen('key-refused', 2) }, 0.5)).toBe(21_600)
    const down = (failures: number) => nextLook({ ...usual, standing: seen('notion-down', 5), failures }, 0.5)
    expect([1, 2, 3, 4].map(down)).toEqual([120, 240, 480, 900])
  })
})

it('says what was changed between two outlines', () => {
  const before = { title: 'A', parts: ['1', '2', '2', '3'] }
  expect(changesBetween(before, { title: 'B', parts: ['1', '2', '4', '5'] })).toEqual({
    renamed: true,
    added: 2,
    removed: 2,
  })
  expect(changesBetween(before, before)).toEqual({ renamed: false, added: 0, removed: 0 })
})
