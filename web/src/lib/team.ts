import type { Role } from '@foyer/contract/access'
import type { Me } from '@foyer/contract/me'
import { useSyncExternalStore } from 'react'

const key = 'foyer-team'
const seeAsKey = 'foyer-see-as'
const listeners = new Set<() => void>()

/**
 * The team of this browser tab. Each tab has its own, so that two teams can be open side by side. Undefined until one
 * is chosen; then the server uses the member's last one.
 */
export const currentTeam = (): string | undefined => sessionStorage.getItem(key) ?? undefined

/** Sets the tab's team. The caller drops the answers for the previous team. */
export function chooseTeam(id: string): void {
  seeAs()
  sessionStorage.setItem(key, id)
  for (const listener of listeners) listener()
}

/** Forgets the tab's team: after signing out, or when the account has left it. */
export function forgetTeam(): void {
  seeAs()
  sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** The role that this tab sees its team as, if not the reader's own. */
export const seenAs = (): string | null => sessionStorage.getItem(seeAsKey)

/** Sets the role that this tab sees its team as; by default the reader's own. The caller drops the answers. */
export function seeAs(role?: Role): void {
  if (role) sessionStorage.setItem(seeAsKey, role)
  else sessionStorage.removeItem(seeAsKey)
}

/** The tab's team in the account's list. */
export const useTeam = (me: Me | null | undefined): Me['teams'][number] | undefined =>
  teamIn(me, useSyncExternalStore(subscribe, currentTeam))

/** A team in the account's list; without one the account's last, else its first. */
export const teamIn = (me: Me | null | undefined, team = me?.lastTeam): Me['teams'][number] | undefined =>
  me?.teams.find(({ id }) => id === team) ?? me?.teams[0]

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
