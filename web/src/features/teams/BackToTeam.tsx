import type { TeamSummary } from '@foyer/contract/teams'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'

/** The way from a team's settings back to it. */
export function BackToTeam({ team: { id, name } }: { team: TeamSummary }) {
  const paths = usePaths()
  return (
    <Link to={paths.team(id)} className={`${linkStyle} inline-flex items-center gap-1`}>
      <ChevronLeft aria-hidden="true" size={18} className="-ms-1 shrink-0" />
      {name}
    </Link>
  )
}
