import { Refused } from '@foyer/contract/http/refused'

/**
 * Makes a queue for work that would take the machine if much of it ran at once.
 * @param atOnce how many tasks may run at a time
 * @param waiting how many may wait beyond those; the next is refused
 * @returns a function that runs a task when it is its turn. It throws Refused `unavailable` when too many wait.
 */
export function inTurn(atOnce: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= atOnce && line.length >= waiting) throw new Refused('unavailable', { retryAfter: 5 })
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await task()
    } finally {
      // the place is handed on, so that nobody who comes now can slip in between
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
