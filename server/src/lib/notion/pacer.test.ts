import { expect, it } from 'vitest'
import { createPacer } from './pacer.ts'

it('lets 150 questions through within any minute, and says how long the next must wait', () => {
  let now = 0
  const pace = createPacer({ calls: 0, agoMs: 0 }, () => now)
  const asked: number[] = []
  while (now < 300_000) {
    const wait = pace.nextDelayMs()
    if (wait === 0) asked.push(now)
    now += Math.max(wait, 100)
  }
  const inMinuteFrom = (from: number) => asked.filter((at) => at >= from && at < from + 60_000).length
  expect(Math.max(...asked.map(inMinuteFrom))).toBe(150)
  expect(asked.length).toBeGreaterThanOrEqual(5 * 150)
})

it('counts what another process asked just before', () => {
  const pace = createPacer({ calls: 149, agoMs: 20_000 }, () => 0)
  expect(pace.nextDelayMs()).toBe(0)
  expect(pace.nextDelayMs()).toBe(40_001)
  expect(pace.recentCalls()).toBe(150)
})
