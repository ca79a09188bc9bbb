import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  // a dialog that is removed has no event
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** Whether a dialog is open. */
export const useInDialog = (): boolean =>
  useSyncExternalStore(subscribe, () => document.querySelector('dialog[open]') !== null)
