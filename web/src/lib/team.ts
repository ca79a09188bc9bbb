import type { Me } from '@foyer/contract/me'
import { useSyncExternalStore } from 'react'

const key = 'foyer-team'
const listeners = new Set<() => void>()

/**
 * The team this browser tab works in: each tab keeps its own, so two teams can be open side by side.
 * Undefined until one is chosen; the server then takes the member's last one.
 */
export const currentTeam = (): string | undefined => sessionStorage.getItem(key) ?? undefined

/** Makes a team the tab's own. What was read for another team must be dropped by the caller. */
export function chooseTeam(id: string): void {
  sessionStorage.setItem(key, id)
  for (const listener of listeners) listener()
}

/** Forgets the tab's team: on signing out, or when its member no longer belongs to it. */
export function forgetTeam(): void {
  sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The team of this tab, as its member sees it in lists. */
export function useTeam(me: Me | null | undefined): Me['teams'][number] | undefined {
  const chosen = useSyncExternalStore(subscribe, currentTeam)
  return me?.teams.find(({ id }) => id === (chosen ?? me.lastTeam)) ?? me?.teams[0]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
