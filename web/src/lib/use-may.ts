import type { Permission } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import { useQuery } from '@tanstack/react-query'
import { session } from './query.ts'
import { useTeam } from './team.ts'

/** Whether the reader's role in the tab's team has a permission. The server decides; this only avoids a refusal. */
export function useMay(permission: Permission): boolean {
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  return team !== undefined && mayDo(team.role, permission)
}
