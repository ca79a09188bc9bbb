import type { QueryClient } from '@tanstack/react-query'
import { session } from './query.ts'
import { forgetTeam } from './team.ts'

/** Forgets everything about an account that has signed out: answers, mutations, searches, drafts. */
export function forgetAccount(client: QueryClient): void {
  forgetTeam()
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('foyer-')) sessionStorage.removeItem(key)
  // the drafts of forms (features/descriptions/drafts.ts)
  for (const key of Object.keys(localStorage)) if (key.startsWith('foyer-draft:')) localStorage.removeItem(key)
  const { queryKey } = session()
  client.setQueryData(queryKey, null)
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
  client.getMutationCache().clear()
}
