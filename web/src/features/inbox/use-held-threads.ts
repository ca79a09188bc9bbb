import type { ThreadSummary } from '@foyer/contract/inbox'
import { useState } from 'react'

interface Held {
  /** In the order in which they are shown. */
  threads: ThreadSummary[]
  /** How many have come in that are not shown yet. */
  fresh: number
  /** Shows them. */
  showFresh: () => void
}

/**
 * Keeps a list that changes by itself still: what comes in waits until the reader asks for it, what is open stays where
 * it is although it belongs there no more, and everything shown says how it is now.
 * @param latest the list as it is now, as far as it was fetched
 * @param open the thread that is being read
 */
export function useHeldThreads(latest: ThreadSummary[], open: string | undefined): Held {
  const [held, setHeld] = useState(() => ({ threads: latest, newest: newestOf(latest) }))
  const threads = heldBack(held.threads, latest, { open, newest: held.newest })
  if (threads.length !== held.threads.length || threads.some((thread, at) => thread !== held.threads[at]))
    setHeld({ threads, newest: held.newest || newestOf(threads) })
  const ids = new Set(threads.map(({ id }) => id))
  return {
    threads,
    fresh: latest.filter(({ id }) => !ids.has(id)).length,
    showFresh: () => setHeld({ threads: latest, newest: newestOf(latest) }),
  }
}

const newestOf = (threads: readonly ThreadSummary[]): string =>
  threads.reduce((newest, { at }) => (at > newest ? at : newest), '')

/**
 * What of the latest list is shown beside what was shown before.
 * @param newest when the latest of what the reader has seen came in: what is later waits, what is older has come back or
 *   was further down, and stands where it belongs
 */
export function heldBack(
  shown: readonly ThreadSummary[],
  latest: readonly ThreadSummary[],
  { open, newest }: { open: string | undefined; newest: string },
): ThreadSummary[] {
  const now = new Map(latest.map((thread) => [thread.id, thread]))
  const threads = shown.flatMap((thread) => now.get(thread.id) ?? (thread.id === open ? [thread] : []))
  // nothing there that could be moved
  if (threads.length === 0) return [...latest]
  const known = new Set(threads.map(({ id }) => id))
  for (const thread of latest) {
    if (known.has(thread.id) || thread.at > newest) continue
    const below = threads.findIndex(({ at }) => at < thread.at)
    threads.splice(below < 0 ? threads.length : below, 0, thread)
  }
  return threads
}
