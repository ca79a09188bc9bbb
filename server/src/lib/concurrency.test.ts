import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './concurrency.ts'

/** A task that ends when the test calls `end`. */
function work() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let begun = false
  return {
    run: async () => {
      begun = true
      await ended
    },
    end: () => end(),
    hasBegun: () => begun,
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('limitConcurrency', () => {
  it('runs at most so many tasks at once, in their order', async () => {
    const limit = limitConcurrency(2, 10)
    const tasks = [work(), work(), work(), work()]
    const all = tasks.map(({ run }) => limit(run))
    await settled()
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
    tasks[1]?.end()
    await settled()
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false])
    for (const task of tasks) task.end()
    await Promise.all(all)
    expect(tasks.every(({ hasBegun }) => hasBegun())).toBe(true)
  })

  it('rejects a task when too many wait', async () => {
    const limit = limitConcurrency(1, 1)
    const tasks = [work(), work()]
    const all = tasks.map(({ run }) => limit(run))
    await expect(limit(work().run)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } })
    for (const task of tasks) task.end()
    await Promise.all(all)
    await expect(limit(async () => 'again')).resolves.toBe('again')
  })

  it('goes on after a task that fails, and returns the result of each', async () => {
    const limit = limitConcurrency(1, 10)
    const outcomes = await Promise.allSettled([
      limit(async () => Promise.reject(new Error('no'))),
      limit(async () => 7),
      limit(async () => 8),
    ])
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { value: 7 }, { value: 8 }])
  })
})
