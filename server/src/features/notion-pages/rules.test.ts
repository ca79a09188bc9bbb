import type { NotionSyncStatus } from '@foyer/contract/notion-states'
import { describe, expect, it } from 'vitest'
import type { SyncState } from './rules.ts'
import { changesBetween, needsFullRead, nextPollSeconds, nextSyncState } from './rules.ts'

const at = (clock: string) => new Date(`2026-06-01T${clock}Z`)

describe('a page is read in full', () => {
  const read = (editedAt: string, readAt: string, syncRequested = false) => ({
    syncRequested,
    lastEditedAt: at(editedAt),
    readAt: at(readAt),
  })

  it.each<[string, Parameters<typeof needsFullRead>, boolean]>([
    [
      'never read before',
      [{ syncRequested: false, lastEditedAt: null, readAt: null }, at('09:00:00'), at('10:00:00')],
      true,
    ],
    ['edited since the last full read', [read('10:00:00', '10:05:00'), at('10:06:00'), at('10:07:00')], true],
    ['not edited since the last full read', [read('10:00:00', '10:05:00'), at('10:00:00'), at('10:07:00')], false],
    [
      'read in the minute of the edit, and polled within it',
      [read('10:00:00', '10:00:30'), at('10:00:00'), at('10:00:50')],
      true,
    ],
    [
      'read in the minute of the edit, and polled later',
      [read('10:00:00', '10:00:30'), at('10:00:00'), at('10:15:00')],
      true,
    ],
    ['read two minutes after the edit', [read('10:00:00', '10:02:00'), at('10:00:00'), at('10:15:00')], false],
    ['requested', [read('10:00:00', '10:05:00', true), at('10:00:00'), at('10:07:00')], true],
    ['last read six hours ago', [read('10:00:00', '10:05:00'), at('10:00:00'), at('16:05:00')], true],
    ['last read just under six hours ago', [read('10:00:00', '10:05:00'), at('10:00:00'), at('16:04:59')], false],
  ])('when it was %s', (_, args, expected) => {
    expect(needsFullRead(...args)).toBe(expected)
  })
})

describe('the state of a page', () => {
  const fresh: SyncState = {
    state: null,
    lastStatus: null,
    lastStatusSince: at('09:00:00'),
    lastStatusCount: 0,
    notifiedState: 'connected',
  }

  /** The state shown after each poll, and the notifications of the team. */
  function follow(polls: [clock: string, status: NotionSyncStatus][]) {
    const notifications: string[] = []
    let state = fresh
    const shown = polls.map(([clock, status]) => {
      const { shouldNotify, ...next } = nextSyncState(state, status, at(clock))
      if (shouldNotify) notifications.push(`${clock} ${status}`)
      state = next
      return next.state
    })
    return { shown, notifications }
  }

  it('shows a success at once, without a notification', () => {
    expect(
      follow([
        ['10:00:00', 'connected'],
        ['10:15:00', 'connected'],
      ]),
    ).toEqual({
      shown: ['connected', 'connected'],
      notifications: [],
    })
  })

  it('shows a failure and notifies the team once a second poll confirms it, and also notifies it when the failure ends', () => {
    const { shown, notifications } = follow([
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
    expect(notifications).toEqual(['10:15:30 page-not-shared', '10:45:30 connected'])
  })

  it('shows no failure that the second poll does not confirm', () => {
    const polls: [string, NotionSyncStatus][] = [
      ['10:00:00', 'connected'],
      ['10:15:00', 'key-refused'],
      ['10:15:30', 'connected'],
      ['10:16:00', 'connected'],
    ]
    expect(follow(polls)).toEqual({ shown: Array(4).fill('connected'), notifications: [] })
  })

  it('notifies the team after half an hour when Notion is down, and after an hour when it rate-limits the key', () => {
    const every10 = (status: NotionSyncStatus) =>
      Array.from({ length: 10 }, (_, n): [string, NotionSyncStatus] => [`1${Math.floor(n / 6)}:${n % 6}0:00`, status])
    expect(follow(every10('notion-down')).notifications).toEqual(['10:30:00 notion-down'])
    expect(follow(every10('rate-limited')).notifications).toEqual(['11:00:00 rate-limited'])
    expect(follow(every10('blocked')).notifications).toEqual(['10:00:00 blocked'])
  })

  it('notifies the team of one failure after another', () => {
    const { notifications } = follow([
      ['10:00:00', 'in-trash'],
      ['10:00:30', 'in-trash'],
      ['10:15:00', 'key-refused'],
      ['10:15:30', 'key-refused'],
    ])
    expect(notifications).toEqual(['10:00:30 in-trash', '10:15:30 key-refused'])
  })
})

describe('the next poll', () => {
  const syncState: SyncState = {
    state: 'connected',
    lastStatus: 'connected',
    lastStatusSince: at('09:00:00'),
    lastStatusCount: 9,
    notifiedState: 'connected',
  }
  const usual = { syncState, isNear: false, failures: 0, mayBeStale: false, retryAfter: undefined }
  const statusAfter = (state: NotionSyncStatus, lastStatusCount: number) => ({
    ...syncState,
    state,
    lastStatus: state,
    lastStatusCount,
  })

  it('comes after 15 minutes, near the event after 2, with jitter', () => {
    expect([0, 0.5, 1].map((random) => nextPollSeconds(usual, random))).toEqual([855, 900, 945])
    expect(nextPollSeconds({ ...usual, isNear: true }, 0.5)).toBe(120)
    expect(nextPollSeconds({ ...usual, mayBeStale: true }, 0.5)).toBe(120)
  })

  it('comes soon to confirm a new status, also a success', () => {
    expect(nextPollSeconds({ ...usual, syncState: { ...statusAfter('in-trash', 1), state: 'connected' } }, 0.5)).toBe(
      30,
    )
    expect(
      nextPollSeconds({ ...usual, syncState: { ...statusAfter('connected', 1), notifiedState: 'in-trash' } }, 0.5),
    ).toBe(30)
    expect(nextPollSeconds({ ...usual, syncState: statusAfter('connected', 1) }, 0.5)).toBe(900)
  })

  it('comes within seconds to confirm a failure that a member waits for', () => {
    const syncStateOfTrash = { ...statusAfter('in-trash', 1), state: 'connected' as const }
    expect(nextPollSeconds({ ...usual, syncState: syncStateOfTrash, isAsked: true }, 0.5)).toBe(5)
  })

  it('waits as long as Notion wants, and backs off after failures', () => {
    expect(nextPollSeconds({ ...usual, syncState: statusAfter('rate-limited', 1), retryAfter: 300 }, 0)).toBe(300)
    expect(nextPollSeconds({ ...usual, syncState: statusAfter('blocked', 1) }, 0)).toBe(86_400)
    expect(nextPollSeconds({ ...usual, syncState: statusAfter('key-refused', 2) }, 0.5)).toBe(21_600)
    const down = (failures: number) =>
      nextPollSeconds({ ...usual, syncState: statusAfter('notion-down', 5), failures }, 0.5)
    expect([1, 2, 3, 4].map(down)).toEqual([120, 240, 480, 900])
  })
})

it('counts the changes between two outlines', () => {
  const before = { title: 'A', parts: ['1', '2', '2', '3'] }
  expect(changesBetween(before, { title: 'B', parts: ['1', '2', '4', '5'] })).toEqual({
    title: true,
    changed: 2,
    added: 0,
    removed: 0,
  })
  expect(changesBetween(before, { title: 'A', parts: ['1', '2', '2', '3', '6'] })).toMatchObject({
    changed: 0,
    added: 1,
  })
  expect(changesBetween(before, { title: 'A', parts: ['1', '4'] })).toMatchObject({ changed: 1, removed: 2 })
  expect(changesBetween(before, before)).toEqual({ title: false, changed: 0, added: 0, removed: 0 })
})
