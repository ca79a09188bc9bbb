/** Counts calls, so that other work can give way when there are many. */
export interface CallMeter {
  count(calls: number): void
  /** Whether a second had at least the number of calls from which a process is busy: the current one, or the last. */
  isBusy(): boolean
}

/** Creates a meter. @param busyPerSecond the calls in a second from which it is busy @param now the time in milliseconds */
export function createCallMeter(busyPerSecond: number, now: () => number = () => performance.now()): CallMeter {
  let second = 0
  let current = 0
  let last = 0
  const advance = () => {
    const next = Math.floor(now() / 1000)
    if (next === second) return
    last = next === second + 1 ? current : 0
    current = 0
    second = next
  }
  return {
    count(calls) {
      advance()
      current += calls
    },
    isBusy() {
      advance()
      return Math.max(last, current) >= busyPerSecond
    },
  }
}
