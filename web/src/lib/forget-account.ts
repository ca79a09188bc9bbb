import type { QueryClient } from '@tanstack/react-query'
import { session } from './query.ts'
import { forgetTeam } from './team.ts'

/** Forgets all that this tab knows of an account whose session has ended: answers, and what was sent. */
export function forgetAccount(client: QueryClient): void {
  forgetTeam()
  const { queryKey } = session()
  client.setQueryData(queryKey, null)
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
  client.getMutationCache().clear()
}
