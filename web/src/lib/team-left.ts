import type { QueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { session } from './query.ts'
import { chooseTeam, currentTeam } from './team.ts'

/**
 * Reads the account again after an answer of `not-found`, which is also the API's answer about a team that the account
 * has left. In that case the tab gets the account's last team, which a retry or the next page then shows.
 */
export async function replaceTeamThatWasLeft(client: QueryClient): Promise<void> {
  const team = currentTeam()
  if (!team) return
  // not as a query, whose refusal would lead here again
  const me = await call('GET /me').catch(() => undefined)
  if (!me || team !== currentTeam() || me.teams.some(({ id }) => id === team)) return
  client.setQueryData(session().queryKey, me)
  chooseTeam(me.lastTeam)
}
