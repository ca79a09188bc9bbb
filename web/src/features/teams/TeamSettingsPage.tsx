import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { NotFound } from '../../lib/NotFound.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useChooseTeam } from '../../lib/use-switch-team.ts'

const route = getRouteApi('/$lang/_member/teams/$id/settings')

/** Leads into the settings, for which the tab switches to the team of the address. */
export default function TeamSettingsPage(): ReactNode {
  const { id } = route.useParams()
  const paths = usePaths()
  const { data: me } = useQuery(session())
  const current = useTeam(me)
  if (!me) return null
  if (!me.teams.some((team) => team.id === id)) return <NotFound />
  return current?.id === id ? <Navigate to={paths.settings()} replace /> : <SwitchTo id={id} />
}

function SwitchTo({ id }: { id: string }) {
  const choose = useChooseTeam()
  useEffect(() => choose(id), [id])
  return null
}
