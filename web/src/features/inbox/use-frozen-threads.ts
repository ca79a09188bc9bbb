import type { ThreadSummary } from '@foyer/contract/inbox'
import { useState } from 'react'

interface FrozenThreads {
  /** The threads in the order shown. */
  threads: ThreadSummary[]
  /** The number of new threads that are not shown yet. */
  newCount: number
  /** Shows the new threads. */
  showNew: () => void
}

/**
 * Freezes the order of a live list: new threads wait until the reader asks for them, the open thread stays in place
 * even when it no longer matches, and the content of all shown threads stays current.
 * @param latest the live list, as far as it is loaded
 * @param open the id of the open thread
 */
export function useFrozenThreads(latest: ThreadSummary[], open: string | undefined): FrozenThreads {
  const [frozen, setFrozen] = useState(() => ({ threads: latest, newest: newestOf(latest) }))
  const threads = mergeFrozen(frozen.threads, latest, { open, newest: frozen.newest })
  if (threads.length !== frozen.threads.length || threads.some((thread, at) => thread !== frozen.threads[at]))
    setFrozen({ threads, newest: frozen.newest || newestOf(threads) })
  const ids = new Set(threads.map(({ id }) => id))
  return {
    threads,
    newCount: latest.filter(({ id }) => !ids.has(id)).length,
    showNew: () => setFrozen({ threads: latest, newest: newestOf(latest) }),
  }
}

const newestOf = (threads: readonly ThreadSummary[]): string =>
  threads.reduce((newest, { at }) => (at > newest ? at : newest), '')

/**
 * Merges the latest list into the shown one without moving shown threads.
 * @param newest the time of the newest thread the reader has seen: later ones wait, older ones are inserted where they
 * belong
 */
export function mergeFrozen(
  shown: readonly ThreadSummary[],
  latest: readonly ThreadSummary[],
  { open, newest }: { open: string | undefined; newest: string },
): ThreadSummary[] {
  const now = new Map(latest.map((thread) => [thread.id, thread]))
  const threads = shown.flatMap((thread) => now.get(thread.id) ?? (thread.id === open ? [thread] : []))
  // There is nothing to keep in place.
  if (threads.length === 0) return [...latest]
  const known = new Set(threads.map(({ id }) => id))
  for (const thread of latest) {
    if (known.has(thread.id) || thread.at > newest) continue
    const below = threads.findIndex(({ at }) => at < thread.at)
    threads.splice(below < 0 ? threads.length : below, 0, thread)
  }
  return threads
}
