import type { QueryClient } from '@tanstack/react-query'
import { session } from './query.ts'
import { chooseTeam, currentTeam } from './team.ts'

/**
 * Reads the account again after an answer of `not-found`, which is also the API's answer about a team that the account
 * has left. In that case the tab gets the account's last team, which a retry or the next page then shows.
 */
export async function replaceTeamThatWasLeft(client: QueryClient): Promise<void> {
  const team = currentTeam()
  if (!team) return
  const me = await client.fetchQuery({ ...session(), staleTime: 0 }).catch(() => undefined)
  if (!me || team !== currentTeam() || me.teams.some(({ id }) => id === team)) return
  chooseTeam(me.lastTeam)
}
