import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { dropAnswers } from '../../lib/query-client.ts'
import { chooseTeam } from '../../lib/team.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Accepts an invitation with the account that is signed in. */
export function JoinTeam({ token }: { token: string }) {
  const t = useTranslations('accounts.invitation')
  const client = useQueryClient()
  const router = useRouter()
  const paths = usePaths()
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /me/teams', { body: { invitation: token } }),
    onSuccess: async ({ id, name }) => {
      chooseTeam(id)
      dropAnswers(client)
      await client.fetchQuery({ ...session(), staleTime: 0 }).catch(() => undefined)
      showToast(t('joined', { team: name }))
      await router.navigate({ to: paths.home() })
    },
  })
  return (
    <>
      {error && (
        <Callout tone="danger" role="alert" className="mb-6">
          {words.of(error)}
        </Callout>
      )}
      <Button variant="primary" pending={isPending} onClick={() => mutate()}>
        {t('join')}
      </Button>
    </>
  )
}
