import { useQuery } from '@tanstack/react-query'
import { read, session } from './query.ts'
import { readersZone } from './readers-zone.ts'
import { useTeam } from './team.ts'

/** The time zone of the tab's team; the reader's until it is loaded. */
export function useTeamZone(): string {
  const id = useTeam(useQuery(session()).data)?.id ?? ''
  const { data: team } = useQuery({ ...read('GET /teams/{id}', { params: { id } }), enabled: id !== '' })
  return team?.timeZone ?? readersZone()
}
