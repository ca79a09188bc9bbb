/** Counts the sales of a process, so that other work can give way to a rush. */
export interface SaleActivity {
  /** Counts reservations and completions that succeeded. */
  count(calls: number): void
  /** Whether buyers order so fast that other work would make them wait. */
  isRush(): boolean
}

/** Reservations and completions in a second. Fewer leave enough of a processor to send the mail of each order at once. */
const rushPerSecond = 300

/** Creates the counter of a process. @param now the time in milliseconds */
export function createSaleActivity(now: () => number = () => performance.now()): SaleActivity {
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
    isRush() {
      advance()
      return Math.max(last, current) >= rushPerSecond
    },
  }
}
