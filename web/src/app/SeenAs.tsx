import type { TeamSummary } from '@foyer/contract/teams'
import { useModuleOnceShown } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchBar = withWords('SeeAsBar', () => import('../features/teams/SeeAsBar.tsx'))

/** The bar above every page of a tab that sees its team as another role. Its code is loaded on demand. */
export function SeenAs({ team }: { team: TeamSummary }) {
  const module = useModuleOnceShown(fetchBar)
  return module && <module.SeeAsBar team={team} />
}
