import type { Role } from '@foyer/contract/access'
import { useQuery } from '@tanstack/react-query'
import { session } from '../../lib/query.ts'

/** The role of the reader in a team, which need not be the one of this tab. */
export function useOwnRole(team: string): Role | undefined {
  const { data: me } = useQuery(session())
  return me?.teams.find(({ id }) => id === team)?.role
}
