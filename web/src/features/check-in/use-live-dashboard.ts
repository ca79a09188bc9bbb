import type { DoorDashboard } from '@foyer/contract/check-in'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDemo } from '../../lib/demo.ts'
import { currentTeam } from '../../lib/team.ts'
import { doorDashboardOf } from './queries.ts'

/** Without a stream, such as after a refusal, the dashboard is read again after this time, in milliseconds. */
const refreshMs = 30_000

/** The dashboard of a check-in list, read again whenever something is scanned. */
export function useLiveDashboard(list: string): DoorDashboard {
  const client = useQueryClient()
  const { data } = useSuspenseQuery({ ...doorDashboardOf(list), refetchInterval: refreshMs })
  useEffect(() => {
    if (isDemo || typeof EventSource === 'undefined') return
    const team = currentTeam()
    const source = new EventSource(
      `/api/v1/check-in-lists/${encodeURIComponent(list)}/stream?${new URLSearchParams({ ...(team && { team }) })}`,
    )
    source.addEventListener('change', () => void client.invalidateQueries({ queryKey: doorDashboardOf(list).queryKey }))
    return () => source.close()
  }, [client, list])
  return data
}
