import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Work that ends when it is told to. */
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

describe('inTurn', () => {
  it('runs no more at once than it may, in the order they came', async () => {
    const turn = inTurn(2, 10)
    const tasks = [work(), work(), work(), work()]
    const all = tasks.map(({ run }) => turn(run))
    await settled()
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
    tasks[1]?.end()
    await settled()
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false])
    for (const task of tasks) task.end()
    await Promise.all(all)
    expect(tasks.every(({ hasBegun }) => hasBegun())).toBe(true)
  })

  it('refuses who would wait behind too many', async () => {
    const turn = inTurn(1, 1)
    const tasks = [work(), work()]
    const all = tasks.map(({ run }) => turn(run))
    await expect(turn(work().run)).rejects.toMatchObject({ code: 'unavailable', because: { retryAfter: 5 } })
    for (const task of tasks) task.end()
    await Promise.all(all)
    await expect(turn(async () => 'again')).resolves.toBe('again')
  })

  it('goes on after a task that failed, and answers what each came to', async () => {
    const turn = inTurn(1, 10)
    const outcomes = await Promise.allSettled([
      turn(async () => Promise.reject(new Error('no'))),
      turn(async () => 7),
      turn(async () => 8),
    ])
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { value: 7 }, { value: 8 }])
  })
})
