import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthenticated } from './api-error.ts'
import { clientDefaults } from './query.ts'
import { sessionHasEnded } from './session-ended.ts'

/** The client of all queries and mutations. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: clientDefaults,
      // offline a save fails at once and says so, instead of waiting unseen until the connection is back
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onSuccess: () => dropAnswers(client) }),
  })
  function onError(error: unknown): void {
    if (isUnauthenticated(error)) sessionHasEnded(client)
  }
  return client
}

/** Drops every cached answer and fetches again what is on screen, which stays there until its new answer comes. */
export function dropAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.invalidateQueries()
}
