import type { QueryClient } from '@tanstack/react-query'
import type { InboxNews } from '../../lib/inbox/stream.ts'

/** Much can happen at once; what is on screen is read anew once for all of it. */
const pauseMs = 400

/**
 * Reads the threads on screen anew when something happens in the inbox.
 * @param onNews where it is heard. @returns a function that stops it
 */
export function refreshOnNews(
  client: QueryClient,
  onNews: (listener: (news: InboxNews) => void) => () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onNews(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void client.invalidateQueries({ queryKey: ['inbox'] })
    }, pauseMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
