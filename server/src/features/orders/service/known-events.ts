import { batchByKey } from '../../../lib/batch.ts'
import { createCache } from '../../../lib/cache.ts'
import type { Db } from '../../../lib/db.ts'
import type { EventOfOrders } from '../queries/event-of-orders.ts'
import { eventOfOrders } from '../queries/event-of-orders.ts'

/** How long an event is known, in milliseconds. */
const maxAgeMs = 1000
const maxEvents = 500

/**
 * The events that this process sells, as they were read a moment ago. Statements that use what is in them compare
 * `version` and `sources`, so nothing is stored or answered that is no longer so.
 */
export interface KnownEvents {
  /** The event as it was at most a second ago, with the time of now. @returns undefined when it is deleted */
  recent(eventId: string): Promise<EventOfOrders | undefined>
  /** The event at certain versions. @returns undefined when it has others by now */
  at(event: { eventId: string; version: number; sources?: string }): Promise<EventOfOrders | undefined>
  /** The event as it is now. */
  read(eventId: string): Promise<EventOfOrders | undefined>
  forget(eventId: string): void
}

/** Remembers events for a second. Calls for the same event that arrive while it is read share one query. */
export function createKnownEvents(db: Db): KnownEvents {
  const cache = createCache<{ event: EventOfOrders; readAt: number }>(maxEvents, () => 1)
  const read = batchByKey<undefined, EventOfOrders | undefined>(async (eventId, calls) => {
    const readAt = performance.now()
    const event = await eventOfOrders(db, eventId)
    if (event) cache.set(eventId, { event, readAt })
    for (const { resolve } of calls) resolve(event)
  })
  const known = (eventId: string) => {
    const found = cache.get(eventId)
    return found && performance.now() - found.readAt < maxAgeMs ? found : undefined
  }
  return {
    async recent(eventId) {
      const found = known(eventId)
      if (!found) return await read(eventId, undefined)
      const { event, readAt } = found
      return { ...event, now: new Date(event.now.getTime() + performance.now() - readAt) }
    },
    async at({ eventId, version, sources }) {
      const isAt = (event: EventOfOrders | undefined) => event?.version === version && event.sources === sources
      const found = known(eventId)?.event
      if (isAt(found)) return found
      const event = await read(eventId, undefined)
      return isAt(event) ? event : undefined
    },
    read: (eventId) => read(eventId, undefined),
    forget: (eventId) => cache.delete(eventId),
  }
}
