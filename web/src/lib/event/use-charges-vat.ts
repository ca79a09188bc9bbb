import { useQuery } from '@tanstack/react-query'
import { read, session } from '../query.ts'
import { useTeam } from '../team.ts'

/** Whether the prices of the team contain VAT: those of a small business do not. */
export function useChargesVat(): boolean {
  const { data: me } = useQuery(session())
  const id = useTeam(me)?.id ?? ''
  const { data: team } = useQuery({ ...read('GET /teams/{id}', { params: { id } }), enabled: id !== '' })
  return team?.smallBusinessIn === undefined
}
