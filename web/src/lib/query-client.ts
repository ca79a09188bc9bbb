import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { clientDefaults, session } from './query.ts'

/** The client of all queries and mutations. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: clientDefaults,
      // offline a save fails at once and says so, instead of waiting unseen until the connection is back
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // the session has ended: whoever shows it (the frame around members' pages) then leads to the sign-in page
      onError: (error) => {
        if (error instanceof ApiError && error.problem.code === 'unauthenticated')
          client.setQueryData(session().queryKey, null)
      },
    }),
    mutationCache: new MutationCache({ onSuccess: () => dropAnswers(client) }),
  })
  return client
}

/** Drops every cached answer and fetches again what is on screen, which stays there until its new answer comes. */
export function dropAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.invalidateQueries()
}
