import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { callAuth } from '../../lib/auth.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { SignInLink } from './SignInLink.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'

/** The first step of a sign-up: a link to the address. It looks the same for an address that has an account. */
export function RequestSignUp() {
  const [sentTo, setSentTo] = useState<string>()
  useOutcomeFocus(sentTo ?? '')
  return sentTo === undefined ? (
    <RequestForm onSent={setSentTo} />
  ) : (
    <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('accounts.signUp')
  const language = useLocale()
  const form = useApiForm({
    defaultValues: { email: typedEmail() },
    schema: async () => (await import('@foyer/contract/accounts')).SignUpRequest,
    toBody: ({ email }) => ({ email, language }),
    send: async (body) => {
      await callAuth('sign-up/request', body)
      return body.email
    },
    onSaved: onSent,
  })
  return (
    <Page title={t('title')} description={t('request.lead')} failed={form.failed}>
      <AuthCard stub={<SignInLink />}>
        <AuthForm form={form} submit={t('request.submit')}>
          <EmailField field={form.field('email')} input={form.input('email', { onChange: keepTypedEmail })} />
        </AuthForm>
      </AuthCard>
    </Page>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('accounts')
  const nothing = <p className="text-pretty text-ink-secondary">{t('forgotPassword.sent.nothing')}</p>
  return (
    <Page title={t('forgotPassword.sent.title')}>
      <AuthCard stub={nothing}>
        <p className="text-pretty">
          {t.rich('signUp.request.sent', { email, b: (text) => <b className="font-semibold">{text}</b> })}
        </p>
        <Button className="mt-5" onClick={onAgain}>
          {t('forgotPassword.sent.again')}
        </Button>
      </AuthCard>
    </Page>
  )
}
