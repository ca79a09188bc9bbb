import { ProblemError } from '@foyer/contract/http/problem-error'

/**
 * Limits how many CPU-heavy tasks run at once; the rest wait in a bounded queue.
 * @param maxRunning how many tasks may run at once
 * @param maxWaiting how many more may wait; the next one is rejected
 * @returns a function that runs a task in its turn; it throws ProblemError `unavailable` when too many wait
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= maxRunning && queue.length >= maxWaiting) throw new ProblemError('unavailable', { retryAfter: 5 })
    if (running < maxRunning) running += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      // hands its place to the next task directly, so that a new task cannot overtake the queue
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
