import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callAuth } from '../../lib/auth.ts'
import { isDemo } from '../../lib/demo.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLink } from './AuthLink.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { EmailField } from './EmailField.tsx'
import { signUpPolicy } from './queries.ts'
import { keepTypedEmail, typedEmail } from './typed-email.ts'

export default function ForgotPasswordPage() {
  const t = useTranslations('accounts.forgotPassword')
  return isDemo ? <DemoNotice title={t('title')} /> : <RequestReset />
}

function RequestReset() {
  const [sentTo, setSentTo] = useState<string>()
  useOutcomeFocus(sentTo ?? '')
  return sentTo === undefined ? (
    <ResetLinkForm onSent={setSentTo} />
  ) : (
    <ResetLinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
  )
}

function ResetLinkForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('accounts.forgotPassword')
  const sendsMail = useSendsMail()
  const paths = usePaths()
  const form = useApiForm({
    defaultValues: { email: typedEmail() },
    schema: async () => (await import('@foyer/contract/accounts')).PasswordResetRequest,
    send: async ({ email }) => {
      await callAuth('request-password-reset', { email })
      return email
    },
    onSaved: onSent,
  })
  return (
    <Page title={t('title')} description={t(sendsMail ? 'lead' : 'keptLead')} failed={form.failed}>
      <AuthCard
        stub={
          <AuthLink question={t('remembered')} to={paths.signIn()}>
            {t('signIn')}
          </AuthLink>
        }
      >
        <AuthForm form={form} submit={t('submit')}>
          <EmailField field={form.field('email')} input={form.input('email', { onChange: keepTypedEmail })} />
        </AuthForm>
      </AuthCard>
    </Page>
  )
}

function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('accounts.forgotPassword')
  const outcome = useSendsMail() ? 'sent' : 'kept'
  const nothing = <p className="text-pretty text-ink-secondary">{t('sent.nothing')}</p>
  return (
    <Page title={t(`${outcome}.title`)}>
      <AuthCard stub={outcome === 'sent' && nothing}>
        <p className="text-pretty">
          {t.rich(`${outcome}.body`, { email, b: (text) => <b className="font-semibold">{text}</b> })}
        </p>
        <Button className="mt-5" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </AuthCard>
    </Page>
  )
}

// until the answer is there, the texts say what they say on nearly every installation
const useSendsMail = (): boolean => useQuery(signUpPolicy()).data?.sendsMail !== false
