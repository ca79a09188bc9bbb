import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from './api.ts'
import { usePaths } from './paths.ts'
import { dropAnswers } from './query-client.ts'
import { chooseTeam } from './team.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The team that the tab switches to with this navigation. */
    team?: string
  }
}

/**
 * Goes home, since the current page belongs to the old team, and switches this tab to another team, also for new tabs. A reader
 * who keeps unsaved input stays in the old team.
 */
export function useSwitchTeam(): (id: string) => void {
  const choose = useChooseTeam()
  const router = useRouter()
  const paths = usePaths()
  return (team) => {
    // not when `navigate` is done: if the reader stays, that is when a later navigation is
    const stop = router.subscribe('onBeforeLoad', ({ toLocation }) => {
      stop()
      if (toLocation.state.team === team) choose(team)
    })
    const to = paths.home()
    void router.navigate({ to, state: { team }, replace: router.latestLocation.pathname === to })
  }
}

/** Switches this tab to another team, also for new tabs, and stays on the page. */
export function useChooseTeam(): (id: string) => void {
  const client = useQueryClient()
  const { mutate: remember } = useMutation({
    mutationFn: (lastTeam: string) => call('PATCH /me', { body: { lastTeam } }),
  })
  return (id) => {
    chooseTeam(id)
    dropAnswers(client)
    remember(id)
  }
}
