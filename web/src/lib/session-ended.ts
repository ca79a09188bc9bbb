import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { hasUnsaved } from './form/unsaved.ts'
import { session } from './query.ts'

// docs/decisions/0024-signing-in-again-over-the-page.md

let asks = false
const listeners = new Set<() => void>()

function setAsks(value: boolean): void {
  asks = value
  for (const listener of listeners) listener()
}

/**
 * The server no longer knows the session. Where something is typed, the page stays and one is asked to sign in again;
 * elsewhere nobody is signed in any more, and the frame around the page leads to the sign-in page.
 */
export function sessionHasEnded(client: QueryClient): void {
  const { queryKey } = session()
  if (hasUnsaved() && client.getQueryData(queryKey)) setAsks(true)
  else client.setQueryData(queryKey, null)
}

/** One has signed in again, or does not want to now. */
export const stopAsking = (): void => setAsks(false)

/** Whether one is to sign in again over the page. */
export const useAsksToSignInAgain = (): boolean => useSyncExternalStore(subscribe, () => asks)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
