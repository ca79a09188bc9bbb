import type { QueryClient } from '@tanstack/react-query'
import type { InboxChange } from '../../lib/inbox/stream.ts'

/** Several changes within this time cause one refetch. */
const refreshDelayMs = 400

/**
 * Refetches the inbox on screen when it changes.
 * @param onChange subscribes to changes and returns how to unsubscribe
 * @returns a function that stops it
 */
export function refreshOnChange(
  client: QueryClient,
  onChange: (listener: (change: InboxChange) => void) => () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void client.invalidateQueries({ queryKey: ['inbox'] })
    }, refreshDelayMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
