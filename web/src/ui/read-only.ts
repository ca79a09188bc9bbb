import { useSyncExternalStore } from 'react'

let reason: string | undefined
const listeners = new Set<() => void>()

/** Sets why nothing can be changed in this tab; by default everything can. Buttons that change something say so. */
export function setReadOnly(why?: string): void {
  reason = why
  for (const listener of listeners) listener()
}

/** Why nothing can be changed in this tab, if so. */
export const useReadOnly = (): string | undefined => useSyncExternalStore(subscribe, () => reason)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
