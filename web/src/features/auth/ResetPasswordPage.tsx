import { isLinkToken } from '@foyer/contract/link-token'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callAuth } from '../../lib/auth.ts'
import { AuthRefused } from '../../lib/auth-refused.ts'
import { isDemo } from '../../lib/demo.ts'
import { forgetAccount } from '../../lib/forget-account.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Card } from '../../ui/Card.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthOutcome } from './AuthOutcome.tsx'
import { DemoNotice } from './DemoNotice.tsx'

const route = getRouteApi('/$lang/_auth/reset-password')

type ResetOutcome = 'done' | 'expired'

export default function ResetPasswordPage() {
  const t = useTranslations('accounts')
  return isDemo ? <DemoNotice title={t('resetPassword.title')} /> : <Reset />
}

function Reset() {
  const { token } = route.useSearch()
  const [outcome, setOutcome] = useState<ResetOutcome | undefined>(isLinkToken(token) ? undefined : 'expired')
  useOutcomeFocus(outcome ?? '')
  if (outcome === 'done') return <Done />
  if (outcome === 'expired' || !isLinkToken(token)) return <Expired />
  return <NewPassword token={token} onOutcome={setOutcome} />
}

function NewPassword({ token, onOutcome }: { token: string; onOutcome: (outcome: ResetOutcome) => void }) {
  const t = useTranslations('accounts')
  const client = useQueryClient()
  const form = useApiForm({
    defaultValues: { newPassword: '' },
    schema: async () => (await import('@foyer/contract/accounts')).PasswordReset,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    send: (body) => outcomeOf(callAuth('reset-password', body)),
    onSaved: (outcome) => {
      if (outcome === 'done') forgetAccount(client)
      onOutcome(outcome)
    },
  })
  return (
    <Page title={t('resetPassword.title')} description={t('resetPassword.lead')} failed={form.failed}>
      <Card>
        <AuthForm form={form} submit={t('resetPassword.submit')}>
          <PasswordField
            label={t('newPassword')}
            field={form.field('newPassword')}
            input={form.input('newPassword')}
            autoComplete="new-password"
          />
        </AuthForm>
      </Card>
    </Page>
  )
}

// An expired link is no error of the form, and a retry would not help.
const outcomeOf = (reset: Promise<unknown>): Promise<ResetOutcome> =>
  reset.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AuthRefused && error.code === 'link-expired') return 'expired'
      throw error
    },
  )

function Done() {
  const t = useTranslations('accounts.resetPassword.done')
  const paths = usePaths()
  return (
    <AuthOutcome title={t('title')} next={{ label: t('signIn'), to: paths.signIn() }}>
      {t('body')}
    </AuthOutcome>
  )
}

function Expired() {
  const t = useTranslations('accounts.expired')
  const paths = usePaths()
  return (
    <AuthOutcome title={t('title')} next={{ label: t('again'), to: paths.forgotPassword() }}>
      {t('reset')}
    </AuthOutcome>
  )
}
