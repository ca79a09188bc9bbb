import type { Permission } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import { useQuery } from '@tanstack/react-query'
import { session } from './query.ts'
import { useTeam } from './team.ts'

const useTabTeam = () => useTeam(useQuery(session()).data)

/** Whether the reader's role in the tab's team has a permission. The server decides; this only avoids a refusal. */
export function useMay(permission: Permission): boolean {
  const team = useTabTeam()
  return team !== undefined && mayDo(team.role, permission)
}

/** As `useMay`, for calls about all events of the team, which a member with chosen events cannot make. */
export function useMayOnAll(permission: Permission): boolean {
  const isRestricted = useTabTeam()?.restricted
  return useMay(permission) && !isRestricted
}
