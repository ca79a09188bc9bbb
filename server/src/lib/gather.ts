import { Refused } from '@foyer/contract/http/refused'

/** Something asked for, and how to answer whoever waits for it. */
export interface Visit<T, R> {
  readonly asked: T
  answer(result: R): void
  refuse(error: unknown): void
}

/**
 * Gathers what is asked for while earlier work on the same thing is under way, and has it done together: what costs
 * the same for one and for many is paid once for all that wait.
 * @param work answers or refuses every visit it is given; whom it leaves out when it fails is refused with its error
 * @param most how many it is given at once
 * @param waiting how many may wait for one thing; the next is refused
 * @returns asks, and settles as the visit was settled. Throws Refused `unavailable` when too many wait.
 */
export function gather<T, R>(
  work: (key: string, visits: Visit<T, R>[]) => Promise<void>,
  { most = 500, waiting = 20_000 } = {},
): (key: string, asked: T) => Promise<R> {
  const lines = new Map<string, Visit<T, R>[]>()

  async function serve(key: string, line: Visit<T, R>[]): Promise<void> {
    for (let visits = line.splice(0, most); visits.length > 0; visits = line.splice(0, most)) {
      const error = await work(key, visits).then(
        () => new Error('a visit was left unanswered'),
        (reason: unknown) => reason,
      )
      // settled already: this is heard by nobody
      for (const visit of visits) visit.refuse(error)
    }
    lines.delete(key)
  }

  return (key, asked) => {
    const begun = lines.get(key)
    if (begun && begun.length >= waiting) return Promise.reject(new Refused('unavailable', { retryAfter: 5 }))
    const line = begun ?? []
    const answered = new Promise<R>((answer, refuse) => line.push({ asked, answer, refuse }))
    if (!begun) {
      lines.set(key, line)
      // after what has already arrived has had its say: it comes along
      setImmediate(() => void serve(key, line))
    }
    return answered
  }
}
