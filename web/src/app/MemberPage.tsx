import type { TeamSummary } from '@foyer/contract/teams'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useModuleOnceShown } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchPage = withWords('SecondFactorNeeded', () => import('../features/two-factor/SecondFactorNeeded.tsx'))

/** The page of a member, or the way to the second factor that the team requires, until its reader goes on. */
export function MemberPage({ team }: { team: TeamSummary | undefined }) {
  // the recovery codes stay on screen when the team is satisfied
  const [isHeld, setHeld] = useState(false)
  if (team?.needsSecondFactor && !isHeld) setHeld(true)
  return team && isHeld ? <SetUp team={team} onDone={() => setHeld(false)} /> : <Outlet />
}

function SetUp(props: { team: TeamSummary; onDone: () => void }) {
  const module = useModuleOnceShown(fetchPage)
  return module && <module.SecondFactorNeeded {...props} />
}
