import type { Role } from '@foyer/contract/access'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { dropAnswers } from '../../lib/query-client.ts'
import { seeAs } from '../../lib/team.ts'

/** Shows the app in this tab as a role sees it, from home on; without a role as the reader's own, where it was begun. */
export function useSeeAs(): (role?: Role) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const paths = usePaths()
  return (role) => {
    seeAs(role)
    dropAnswers(client)
    // the page waits for the role: what it offers depends on it
    void client
      .fetchQuery({ ...session(), staleTime: 0 })
      .catch(() => undefined)
      .then(() => navigate({ to: role ? paths.home() : paths.settingsMembers() }))
  }
}
