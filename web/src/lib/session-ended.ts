import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { hasUnsaved } from './form/unsaved.ts'
import { session } from './query.ts'

// docs/decisions/0024-signing-in-again-over-the-page.md

let isRequested = false
const listeners = new Set<() => void>()

function setRequested(value: boolean): void {
  isRequested = value
  for (const listener of listeners) listener()
}

/**
 * The server no longer accepts the session. With unsaved input the page stays and asks to sign in again; otherwise the
 * session becomes null, and the layout redirects to the sign-in page.
 */
export function sessionHasEnded(client: QueryClient): void {
  const { queryKey } = session()
  if (hasUnsaved() && client.getQueryData(queryKey)) setRequested(true)
  else client.setQueryData(queryKey, null)
}

/** The reader has signed in again or dismissed the dialog. */
export const dismissSignInRequest = (): void => setRequested(false)

/** Whether the page should ask to sign in again. */
export const useIsSignInRequested = (): boolean => useSyncExternalStore(subscribe, () => isRequested)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
