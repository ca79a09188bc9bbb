/** How much was asked with a key lately. */
export interface Used {
  calls: number
  /** Whether that was so within the last minute, in ms since then. */
  agoMs: number
}

/** Keeps to what Notion lets a connection ask. */
export interface Pace {
  /** How long to wait before the next question, in ms; a question that need not wait counts as asked. */
  next(): number
  /** What was asked within the last minute. */
  used(): number
}

// 180 within a minute are every connection's; the rest is for the organiser, whose keys are tried beside the queue
const most = 150
const windowMs = 60_000

/**
 * @param before what was asked before this process took over; nobody knows when exactly, so it counts as just now
 * @param now in ms
 */
export function openPace(before: Used, now: () => number = () => performance.now()): Pace {
  let asked = Array<number>(Math.min(before.calls, most)).fill(now() - before.agoMs)
  const recent = () => {
    asked = asked.filter((at) => at > now() - windowMs)
    return asked.length
  }
  return {
    next() {
      if (recent() < most) {
        asked.push(now())
        return 0
      }
      return (asked[0] ?? now()) + windowMs - now() + 1
    },
    used: recent,
  }
}
