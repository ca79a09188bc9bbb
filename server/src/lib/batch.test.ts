import { ProblemError } from '@foyer/contract/http/problem-error'
import { describe, expect, it } from 'vitest'
import type { PendingCall } from './batch.ts'
import { batchByKey, batchReads } from './batch.ts'
import type { Db } from './db.ts'

type Doubling = PendingCall<number, number>

const double = (calls: Doubling[]) => {
  for (const { input, resolve } of calls) resolve(input * 2)
}

describe('batchByKey', () => {
  it('batches the calls that arrive while a batch is running, in their order', async () => {
    const batches: number[][] = []
    let open = () => {}
    const first = new Promise<void>((resolve) => {
      open = resolve
    })
    const call = batchByKey<number, number>(async (_, calls) => {
      batches.push(calls.map(({ input }) => input))
      if (batches.length === 1) await first
      double(calls)
    })
    const early = [call('event', 1), call('event', 2)]
    await new Promise(setImmediate)
    const late = [call('event', 3), call('event', 4)]
    open()
    expect(await Promise.all([...early, ...late])).toEqual([2, 4, 6, 8])
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('runs the batches of different keys independently', async () => {
    const call = batchByKey<number, string>(async (key, calls) => {
      if (key === 'slow') await new Promise(() => {})
      for (const { resolve } of calls) resolve(key)
    })
    void call('slow', 1)
    expect(await call('quick', 1)).toBe('quick')
  })

  it('limits the size of a batch', async () => {
    const sizes: number[] = []
    const call = batchByKey<number, number>(
      async (_, calls) => {
        sizes.push(calls.length)
        double(calls)
      },
      { maxBatchSize: 2 },
    )
    await Promise.all([1, 2, 3, 4, 5].map((n) => call('event', n)))
    expect(sizes).toEqual([2, 2, 1])
  })

  it('rejects the pending calls when the work fails, and goes on with the next batch', async () => {
    let failing = true
    const call = batchByKey<number, number>(async (_, calls) => {
      if (!failing) return double(calls)
      failing = false
      calls[0]?.resolve(0)
      throw new Error('away')
    })
    const [answered, refused] = await Promise.allSettled([call('event', 1), call('event', 2)])
    expect(answered).toMatchObject({ value: 0 })
    expect(refused).toMatchObject({ reason: { message: 'away' } })
    expect(await call('event', 3)).toBe(6)
  })

  it('rejects a call when too many wait', async () => {
    const call = batchByKey<number, number>(() => new Promise(() => {}), { maxWaiting: 1 })
    void call('event', 1)
    await expect(call('event', 2)).rejects.toEqual(new ProblemError('unavailable', { retryAfter: 5 }))
  })
})

describe('batchReads', () => {
  it('reads what one database is asked at the same time together, and tells each its own answer', async () => {
    const asked: [Db, readonly number[]][] = []
    const double = batchReads<number, number>(async (db, inputs) => {
      asked.push([db, inputs])
      return inputs.map((input) => input * 2)
    })
    // `as`: the databases are only told apart
    const [one, other] = [{}, {}] as [Db, Db]
    expect(await Promise.all([double(one, 1), double(other, 2), double(one, 3)])).toEqual([2, 4, 6])
    expect(asked).toEqual([
      [one, [1, 3]],
      [other, [2]],
    ])
    expect(asked[0]?.[0]).toBe(one)
  })

  it('rejects all that were asked together when the read fails', async () => {
    const fail = batchReads<number, number>(() => Promise.reject(new Error('gone')))
    const db = {} as Db
    await expect(Promise.all([fail(db, 1), fail(db, 2)])).rejects.toThrow('gone')
  })
})
