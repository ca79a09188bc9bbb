import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from './api.ts'
import { usePaths } from './paths.ts'
import { dropAnswers } from './query-client.ts'
import { chooseTeam } from './team.ts'

/** Switches this tab to another team, also for new tabs, and goes home: the current page belongs to the old team. */
export function useSwitchTeam(): (id: string) => void {
  const choose = useChooseTeam()
  const navigate = useNavigate()
  const paths = usePaths()
  return (id) => {
    choose(id)
    void navigate({ to: paths.home() })
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
