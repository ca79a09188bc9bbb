import { isbot } from 'isbot'
import type { Infra } from '../../../lib/infra.ts'
import { failureOf } from '../../../lib/reason.ts'
import { recordViews } from '../commands/record-views.ts'

/** Counts the views of event pages in this process. It stores a number for each event and day, and nothing of readers. */
export interface ViewCounter {
  /** Counts a view, unless a robot made the request. @param userAgent the header of the request */
  count(eventId: string, userAgent: string | undefined): void
  /** Writes the views counted so far. When that fails, they stay for the next time. */
  flush(): Promise<void>
  /** Ends the timer and writes the rest. */
  close(): Promise<void>
}

const flushIntervalMs = 5000

/** Browsers are alike: most requests of a rush have one of few headers. */
const maxKnownAgents = 1000

/** Starts counting, and writes every five seconds, all events in one statement. */
export function createViewCounter({ db, log }: Pick<Infra, 'db' | 'log'>): ViewCounter {
  let views = new Map<string, number>()
  const robots = new Map<string, boolean>()
  const isRobot = (userAgent: string) => {
    const known = robots.get(userAgent)
    if (known !== undefined) return known
    if (robots.size >= maxKnownAgents) robots.clear()
    const found = isbot(userAgent)
    robots.set(userAgent, found)
    return found
  }
  const add = (eventId: string, count: number) => views.set(eventId, (views.get(eventId) ?? 0) + count)
  const flush = async () => {
    if (views.size === 0) return
    const counted = views
    views = new Map()
    try {
      await recordViews(db, counted)
    } catch (error) {
      for (const [eventId, count] of counted) add(eventId, count)
      log.warn(failureOf(error), 'Views of event pages could not be stored; they are kept for the next time')
    }
  }
  const timer = setInterval(() => void flush(), flushIntervalMs).unref()
  return {
    count(eventId, userAgent) {
      if (userAgent && !isRobot(userAgent)) add(eventId, 1)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
