import { msPerHour, msPerMinute } from '@foyer/contract/durations'
import { expect, it } from 'vitest'
import { createMock } from '../app.ts'
import { createStore } from '../store.ts'
import { sendTo } from '../test/send.ts'

it('the door of an event has the entries of each minute of the last hour until now', async () => {
  const store = createStore(() => new Date('2026-11-20T12:00:00.000Z'))
  const entries = store.entries.map(({ at }) => Date.parse(at))
  const perMinute = async (time: number) => {
    store.now = () => new Date(time)
    return (await sendTo(createMock(store.now, store), 'GET /check-in-lists/chl_1/dashboard')).body.minutes
  }
  const last = Math.max(...entries)
  expect(await perMinute(last + msPerHour)).toEqual([])
  const quiet = 10 * msPerMinute
  const minutes: { at: string; entries: number }[] = await perMinute(last + quiet)
  const times = minutes.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) + index * msPerMinute))
  expect(times.at(-1)).toBe(Math.floor((last + quiet) / msPerMinute) * msPerMinute)
  expect(minutes.slice(-10).map(({ entries }) => entries)).toEqual(Array.from({ length: 10 }, () => 0))
  const counted = minutes.reduce((sum, { entries }) => sum + entries, 0)
  expect(counted).toBe(entries.filter((time) => time > last + quiet - msPerHour).length)
  expect(counted).toBeGreaterThan(0)
})
