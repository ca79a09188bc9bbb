import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import type { ReportSearch } from './search.ts'
import { reportSearch } from './search.ts'

/**
 * Adds the team to the address of a report, so that it shows colleagues the same team, whichever their tab is in.
 * @returns whether the report is of the tab's team, of another one, to which `membersOnly` switches the tab, or of a team that
 *   the reader does not belong to
 */
export function useTeamInAddress({ team }: ReportSearch): 'current' | 'other' | 'foreign' {
  const { data: me } = useQuery(session())
  const current = useTeam(me)?.id
  const change = useChangeSearch(reportSearch)
  useEffect(() => {
    if (team === undefined && current !== undefined) change({ team: current }, 'typed')
  }, [team, current, change])
  if (team === undefined || team === current) return 'current'
  return !me || me.teams.some(({ id }) => id === team) ? 'other' : 'foreign'
}
