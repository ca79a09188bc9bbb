import type { Me } from '@foyer/contract/me'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isNotFound } from '../../lib/api-error.ts'
import { AuthRefused } from '../../lib/auth-refused.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { provePasskey } from '../../lib/passkey.ts'
import { read, session } from '../../lib/query.ts'
import type { SignInReason } from '../../lib/sign-in-request.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { AuthForm } from './AuthForm.tsx'
import { authenticate } from './authenticate.ts'
import { OtherWays } from './OtherWays.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { ProviderButton } from './ProviderButton.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

interface Props {
  me: Me
  /** Called with whether the reader has signed in. */
  onAnswer: (done: boolean) => void
}

/** Lets the same account sign in again, over a page that stays as it is. */
export const SignInAgain = ({ reason, ...props }: Props & { reason: SignInReason }) =>
  reason === 'ended' ? <NewSession {...props} /> : <RecentSignIn {...props} />

/** The session has ended, and the page has unsaved input. */
function NewSession({ me, onAnswer }: Props) {
  const t = useTranslations()
  const client = useQueryClient()
  const [needsCode, setNeedsCode] = useState(false)
  const finish = (again: Me) => {
    client.setQueryData(session().queryKey, again)
    onAnswer(true)
  }
  const form = useApiForm({
    defaultValues: { password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignIn,
    toBody: ({ password }) => ({ email: me.email, password }),
    send: (credentials) => authenticate('sign-in/email', credentials),
    onSaved: (again) => (again ? finish(again) : setNeedsCode(true)),
    errorTexts: { 'password.required': t('accounts.passwordRequired') },
    errorFields: { 'wrong-credentials': 'password' },
  })
  if (needsCode)
    return (
      <Dialog title={t('shell.sessionEnded')} closeLabel={t('common.close')} onClose={() => onAnswer(false)}>
        <SecondFactorForm onSignedIn={finish} />
      </Dialog>
    )
  return (
    <PasswordDialog
      title={t('shell.sessionEnded')}
      lead={t.rich('accounts.signInAgain', { email: me.email, b: strong })}
      submit={t('accounts.signIn.submit')}
      {...{ me, form, onAnswer }}
    />
  )
}

/** A sensitive change needs the password, which was given too long ago. */
function RecentSignIn({ me, onAnswer }: Props) {
  const t = useTranslations('accounts')
  const form = useApiForm({
    defaultValues: { password: '' },
    schema: async () => (await import('@foyer/contract/me')).Authentication,
    send: (body) => call('POST /me/authentication', { body }),
    onSaved: () => onAnswer(true),
    errorTexts: { 'password.required': t('passwordRequired') },
    errorFields: { 'wrong-password': 'password' },
  })
  return (
    <PasswordDialog
      title={t('recentSignIn.title')}
      lead={t('recentSignIn.lead')}
      submit={t('recentSignIn.submit')}
      {...{ me, form, onAnswer }}
    >
      <Instead onDone={() => onAnswer(true)} />
    </PasswordDialog>
  )
}

/** For an account with passkeys, or one that signs in at the provider. */
function Instead({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.passkey')
  const { data: passkeys = [] } = useQuery(read('GET /me/passkeys'))
  const { data: policy } = useQuery(read('GET /sign-up'))
  const { data: methods } = useQuery(read('GET /me/sign-in-methods'))
  const { href } = useLocation()
  const provider = methods?.provider ? policy?.provider : undefined
  if (passkeys.length === 0 && !provider) return null
  const send = async () => {
    const body = await provePasskey()
    await call('POST /me/authentication/passkey', { body }).catch((error: unknown) => {
      throw isNotFound(error) ? new AuthRefused('passkey-refused') : error
    })
    onDone()
  }
  return (
    <OtherWays>
      {passkeys.length > 0 && <PasskeyButton label={t('use')} send={send} />}
      {provider && <ProviderButton name={provider} purpose="again" returnTo={href} />}
    </OtherWays>
  )
}

interface DialogProps extends Props {
  title: string
  lead: ReactNode
  submit: string
  form: ApiForm<{ password: string }>
  /** Below the form. */
  children?: ReactNode
}

function PasswordDialog({ me, onAnswer, title, lead, submit, form, children }: DialogProps) {
  const t = useTranslations()
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={() => onAnswer(false)}>
      <p className="mb-5 text-pretty">{lead}</p>
      <AuthForm form={form} submit={submit}>
        {/* Password managers store the password under this user name. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField
          label={t('accounts.password')}
          field={form.field('password')}
          input={form.input('password')}
          autoComplete="current-password"
        />
      </AuthForm>
      {children}
    </Dialog>
  )
}

const strong = (text: ReactNode) => <b className="font-semibold wrap-anywhere">{text}</b>
