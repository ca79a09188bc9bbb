import type { ThreadSummary } from '@foyer/contract/inbox'
import type { ThreadRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { isSnoozed } from './find.ts'

/** A thread in a list. */
export function presentThreadSummary(store: Store, thread: ThreadRow): ThreadSummary {
  const { eventId, history, team: _, snoozedUntil, ...row } = thread
  const event = store.events.find(({ id }) => id === eventId)
  const last = history.at(-1)
  if (!last) throw new Error(`Thread ${thread.id} has no message.`)
  return {
    ...row,
    ...(event && { event: { id: event.id, name: event.name } }),
    ...(isSnoozed(store, thread) && snoozedUntil && { snoozedUntil }),
    messages: history.length,
    last,
  }
}
