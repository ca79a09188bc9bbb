import type { Me } from '@foyer/contract/me'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { session } from '../../lib/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { AuthForm } from './AuthForm.tsx'
import { authenticate } from './authenticate.ts'

/** Lets the same account sign in again, over a page with unsaved input whose session has ended. */
export function SignInAgain({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useTranslations()
  const client = useQueryClient()
  const form = useApiForm({
    defaultValues: { password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignIn,
    toBody: ({ password }) => ({ email: me.email, password }),
    send: (credentials) => authenticate('sign-in/email', credentials),
    onSaved: (again) => {
      client.setQueryData(session().queryKey, again)
      onClose()
    },
    errorTexts: { 'password.required': t('accounts.passwordRequired') },
    errorFields: { 'wrong-credentials': 'password' },
  })
  const b = (text: ReactNode) => <b className="font-semibold wrap-anywhere">{text}</b>
  return (
    <Dialog title={t('shell.sessionEnded')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="mb-5 text-pretty">{t.rich('accounts.signInAgain', { email: me.email, b })}</p>
      <AuthForm form={form} submit={t('accounts.signIn.submit')}>
        {/* Password managers store the password under this user name. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField
          label={t('accounts.password')}
          field={form.field('password')}
          input={form.input('password')}
          autoComplete="current-password"
        />
      </AuthForm>
    </Dialog>
  )
}
