import { isLinkToken } from '@foyer/contract/link-token'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { isDemo } from '../../lib/demo.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { AuthOutcome } from './AuthOutcome.tsx'
import { DemoNotice } from './DemoNotice.tsx'

const route = getRouteApi('/$lang/_auth/confirm-email')

export default function ConfirmEmailPage() {
  const t = useTranslations('accounts')
  return isDemo ? <DemoNotice title={t('confirmEmail.title')} /> : <ConfirmEmail />
}

/** Asks for a click: mail scanners open every link, and would confirm the address by it. */
function ConfirmEmail() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  const words = useErrorWords()
  const { token = '' } = route.useSearch()
  const confirm = useMutation({
    mutationFn: () => call('POST /me/email/confirmation', { body: { token } }),
  })
  const refuse = useMutation({
    mutationFn: () => call('POST /me/email/refusal', { body: { token } }),
  })
  const outcome = refuse.isSuccess ? 'refused' : outcomeOf(isLinkToken(token), confirm, refuse.error)
  useOutcomeFocus(outcome)
  const next = {
    done: { label: t('confirmEmail.signIn'), to: paths.signIn() },
    refused: { label: t('confirmEmail.newPassword'), to: paths.forgotPassword() },
  }
  const profile = { label: t('confirmEmail.profile'), to: paths.myProfile() }
  if (outcome === 'expired')
    return (
      <AuthOutcome title={t('expired.title')} next={profile}>
        {t('confirmEmail.expired')}
      </AuthOutcome>
    )
  if (outcome !== 'open')
    return (
      <AuthOutcome
        title={t(`confirmEmail.${outcome}.title`)}
        next={outcome === 'done' || outcome === 'refused' ? next[outcome] : profile}
      >
        {t(`confirmEmail.${outcome}.body`)}
      </AuthOutcome>
    )
  return (
    <Page title={t('confirmEmail.title')} description={t('confirmEmail.lead')}>
      {(confirm.error ?? refuse.error) && (
        <Callout tone="danger" role="alert" className="mb-6">
          {words.of(confirm.error ?? refuse.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('confirmEmail.submit')}
        </Button>
        <Button pending={refuse.isPending} onClick={() => refuse.mutate()}>
          {t('confirmEmail.refuse')}
        </Button>
      </div>
    </Page>
  )
}

type ConfirmationState = 'open' | 'done' | 'waiting' | 'expired' | 'taken'

interface Confirmation {
  data: { changed: boolean } | undefined
  error: unknown
}

function outcomeOf(readable: boolean, { data, error }: Confirmation, refusalError: unknown): ConfirmationState {
  if (data) return data.changed ? 'done' : 'waiting'
  const codes = [error, refusalError].map((each) => (each instanceof ApiError ? each.problem.code : undefined))
  if (!readable || codes.includes('not-found')) return 'expired'
  return codes.includes('conflict') ? 'taken' : 'open'
}
