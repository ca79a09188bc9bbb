import { Refused } from '@foyer/contract/http/refused'
import { describe, expect, it } from 'vitest'
import type { Visit } from './gather.ts'
import { gather } from './gather.ts'

type Doubling = Visit<number, number>

const double = (visits: Doubling[]) => {
  for (const { asked, answer } of visits) answer(asked * 2)
}

describe('gather', () => {
  it('does together what arrives while something is under way, in the order in which it arrived', async () => {
    const batches: number[][] = []
    let open = () => {}
    const first = new Promise<void>((resolve) => {
      open = resolve
    })
    const ask = gather<number, number>(async (_, visits) => {
      batches.push(visits.map(({ asked }) => asked))
      if (batches.length === 1) await first
      double(visits)
    })
    const early = [ask('event', 1), ask('event', 2)]
    await new Promise(setImmediate)
    const late = [ask('event', 3), ask('event', 4)]
    open()
    expect(await Promise.all([...early, ...late])).toEqual([2, 4, 6, 8])
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('keeps one thing from waiting for another', async () => {
    const ask = gather<number, string>(async (key, visits) => {
      if (key === 'slow') await new Promise(() => {})
      for (const { answer } of visits) answer(key)
    })
    void ask('slow', 1)
    expect(await ask('quick', 1)).toBe('quick')
  })

  it('takes no more at once than it is told to', async () => {
    const sizes: number[] = []
    const ask = gather<number, number>(
      async (_, visits) => {
        sizes.push(visits.length)
        double(visits)
      },
      { most: 2 },
    )
    await Promise.all([1, 2, 3, 4, 5].map((n) => ask('event', n)))
    expect(sizes).toEqual([2, 2, 1])
  })

  it('refuses those who were not answered when the work fails, and goes on with the next', async () => {
    let failing = true
    const ask = gather<number, number>(async (_, visits) => {
      if (!failing) return double(visits)
      failing = false
      visits[0]?.answer(0)
      throw new Error('away')
    })
    const [answered, refused] = await Promise.allSettled([ask('event', 1), ask('event', 2)])
    expect(answered).toMatchObject({ value: 0 })
    expect(refused).toMatchObject({ reason: { message: 'away' } })
    expect(await ask('event', 3)).toBe(6)
  })

  it('refuses whoever comes when too many wait', async () => {
    const ask = gather<number, number>(() => new Promise(() => {}), { waiting: 1 })
    void ask('event', 1)
    await expect(ask('event', 2)).rejects.toEqual(new Refused('unavailable', { retryAfter: 5 }))
  })
})
