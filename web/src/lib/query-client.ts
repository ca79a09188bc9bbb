import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isNotFound, isUnauthenticated } from './api-error.ts'
import { clientDefaults } from './query.ts'
import { sessionHasEnded } from './session-ended.ts'
import { replaceTeamThatWasLeft } from './team-left.ts'

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: clientDefaults,
      // Offline a save fails at once and says so, instead of waiting unseen for the connection.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onSuccess: () => dropAnswers(client) }),
  })
  function onError(error: unknown): void {
    if (isUnauthenticated(error)) sessionHasEnded(client)
    if (isNotFound(error)) void replaceTeamThatWasLeft(client)
  }
  return client
}

/** Removes all inactive answers and refetches those on screen, which stay until the new ones arrive. */
export function dropAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.invalidateQueries()
}
