import { providerProblems } from '@foyer/contract/provider-problems'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { openProvider } from '../../lib/open-provider.ts'
import { usePaths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Connects the account with the OpenID Connect provider. Absent without one. */
export function ProviderSection() {
  const t = useTranslations('me.provider')
  const all = useTranslations('authErrors')
  const words = useErrorWords()
  const language = useLocale()
  const paths = usePaths()
  const { data: policy } = useQuery(read('GET /sign-up'))
  const { data: methods } = useQuery(read('GET /me/sign-in-methods'))
  const connect = useMutation({
    mutationFn: () => openProvider({ purpose: 'connect', language, return: paths.myProfile() }),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const disconnect = useMutation({
    mutationFn: () => call('DELETE /me/provider'),
    onSuccess: () => showToast(t('disconnected')),
    onError: (error) => showToast(isConflict(error) ? t('onlyWay') : words.of(error), { tone: 'danger' }),
  })
  const name = policy?.provider
  if (name === undefined || !methods) return null
  const given = new URLSearchParams(window.location.search).get('problem')
  const problem = providerProblems.find((each) => each === given)
  return (
    <Section title={t('title', { name })} description={t('lead')}>
      {problem && !methods.provider && (
        <Callout tone="danger" className="mb-5">
          {all(problem)}
        </Callout>
      )}
      <p className="mb-5">{t(methods.provider ? 'connected' : 'open')}</p>
      {methods.provider ? (
        <Button pending={disconnect.isPending} onClick={() => disconnect.mutate()}>
          {t('disconnect')}
        </Button>
      ) : (
        <Button pending={connect.isPending} onClick={() => connect.mutate()}>
          {t('connect')}
        </Button>
      )}
    </Section>
  )
}

const isConflict = (error: Error) => error instanceof ApiError && error.problem.code === 'conflict'
