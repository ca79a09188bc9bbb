import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from './db.ts'

/** A call that waits for its batch. */
export interface PendingCall<T, R> {
  readonly input: T
  resolve(result: R): void
  reject(error: unknown): void
}

// one for all: the stack of a new one for each batch would cost more than the batch, and names only this file
const unsettled = new Error('The batch handler did not settle every call')

/**
 * Batches calls by key: calls that arrive while a batch for their key is running go into the next batch. Work that
 * costs the same for one call and for many then runs once per batch. No call waits for a batch to fill.
 * @param work settles every call of its batch; when it throws, its error rejects the calls that are still pending
 * @param maxBatchSize the most calls in one batch
 * @param maxWaiting the most calls that may wait for one key; the next one is rejected
 * @returns a function that settles when its call settles; it throws ProblemError `unavailable` when too many calls wait
 */
export function batchByKey<T, R>(
  work: (key: string, calls: PendingCall<T, R>[]) => Promise<void>,
  { maxBatchSize = 500, maxWaiting = 20_000 } = {},
): (key: string, input: T) => Promise<R> {
  const queues = new Map<string, PendingCall<T, R>[]>()

  async function drain(key: string, queue: PendingCall<T, R>[]): Promise<void> {
    for (let calls = queue.splice(0, maxBatchSize); calls.length > 0; calls = queue.splice(0, maxBatchSize)) {
      const error = await work(key, calls).then(
        () => unsettled,
        (reason: unknown) => reason,
      )
      // has no effect on a call that is already settled
      for (const call of calls) call.reject(error)
    }
    queues.delete(key)
  }

  return (key, input) => {
    const running = queues.get(key)
    if (running && running.length >= maxWaiting)
      return Promise.reject(new ProblemError('unavailable', { retryAfter: 5 }))
    const queue = running ?? []
    const settled = new Promise<R>((resolve, reject) => queue.push({ input, resolve, reject }))
    if (!running) {
      queues.set(key, queue)
      // setImmediate: requests that have already arrived join the first batch
      setImmediate(() => void drain(key, queue))
    }
    return settled
  }
}

/**
 * Batches reads of a database, or of a transaction, as `batchByKey` does: none gets an answer from before it was asked.
 * @param read answers all inputs, in their order
 */
export function batchReads<T, R>(read: (db: Db, inputs: readonly T[]) => Promise<readonly R[]>) {
  const queues = new WeakMap<Db, (input: T) => Promise<R>>()
  const queueOf = (db: Db) => {
    const queue = batchByKey<T, R>(async (_, calls) => {
      const answers = await read(
        db,
        calls.map(({ input }) => input),
      )
      // `as`: there is an answer for each input
      for (const [at, { resolve }] of calls.entries()) resolve(answers[at] as R)
    })
    return (input: T) => queue('reads', input)
  }
  return async (db: Db, input: T): Promise<R> => {
    const queue = queues.get(db) ?? queueOf(db)
    queues.set(db, queue)
    return await queue(input)
  }
}
