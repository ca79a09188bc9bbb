import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { usePaths } from '../../lib/paths.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLink } from './AuthLink.tsx'
import { authenticate } from './authenticate.ts'
import { EmailField } from './EmailField.tsx'
import { ProviderButton } from './ProviderButton.tsx'
import { signUpPolicy } from './queries.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/** Creates the account that an invitation is for. An account that exists signs in and returns to the invitation. */
export function InvitationSignUp({ token, email }: { token: string; email: string }) {
  const t = useTranslations('accounts')
  const language = useLocale()
  const paths = usePaths()
  const { data: policy } = useQuery(signUpPolicy())
  const { href } = useLocation()
  const { finishSignIn, finishing } = useFinishSignIn(undefined)
  const form = useApiForm({
    defaultValues: { name: '', email, password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignUp,
    toBody: (values) => ({ ...values, email, language, invitation: token }),
    send: (account) => authenticate('sign-up/email', account),
    onSaved: (me) => me && finishSignIn(me),
    errorTexts: { 'name.required': t('nameRequired') },
    errorFields: { 'account-exists': 'email' },
  })
  return (
    <AuthCard
      stub={
        <AuthLink question={t('signUp.haveAccount')} to={paths.signIn()} returnTo={href}>
          {t('signUp.signIn')}
        </AuthLink>
      }
    >
      {policy?.passwords !== false && (
        <AuthForm form={form} submit={t('invitation.submit')} done={finishing}>
          <Field label={t('name')} {...form.field('name')}>
            <TextInput autoComplete="name" {...form.input('name')} />
          </Field>
          <EmailField field={form.field('email')} input={form.input('email')} readOnly />
          <PasswordField
            label={t('password')}
            field={form.field('password')}
            input={form.input('password')}
            autoComplete="new-password"
          />
        </AuthForm>
      )}
      {policy?.provider && (
        <div className="mt-4 grid">
          <ProviderButton name={policy.provider} invitation={token} />
        </div>
      )}
    </AuthCard>
  )
}
