import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLink } from './AuthLink.tsx'
import { authenticate } from './authenticate.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { EmailField } from './EmailField.tsx'
import { signUpPolicy } from './queries.ts'
import { returnSearch } from './search.ts'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

const route = getRouteApi('/$lang/_auth/sign-in')

export default function SignInPage() {
  const t = useTranslations('accounts.signIn')
  return isDemo ? <DemoNotice title={t('title')} /> : <SignInForm />
}

function SignInForm() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  const { return: returnTo } = route.useSearch()
  const { data: policy } = useQuery(signUpPolicy())
  const { finishSignIn, finishing } = useFinishSignIn(returnTo)
  const form = useApiForm({
    defaultValues: { email: typedEmail(), password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignIn,
    send: (credentials) => authenticate('sign-in/email', credentials),
    onSaved: finishSignIn,
    errorTexts: { 'password.required': t('passwordRequired') },
    errorFields: { 'wrong-credentials': 'password' },
  })
  // The installation has no account yet, so the first one is created now.
  if (policy?.firstAccount) return <Navigate to={paths.signUp()} search={returnSearch(returnTo)} replace />
  return (
    <Page title={t('signIn.title')} failed={form.failed}>
      <AuthCard stub={<SignUpLink open={policy?.signUp ?? true} returnTo={returnTo} />}>
        <AuthForm form={form} submit={t('signIn.submit')} done={finishing}>
          <EmailField field={form.field('email')} input={form.input('email', { onChange: keepTypedEmail })} />
          <div>
            <PasswordField
              label={t('password')}
              field={form.field('password')}
              input={form.input('password')}
              autoComplete="current-password"
            />
            <p className="mt-2 text-sm">
              <Link to={paths.forgotPassword()} className={linkStyle}>
                {t('signIn.forgot')}
              </Link>
            </p>
          </div>
        </AuthForm>
      </AuthCard>
    </Page>
  )
}

function SignUpLink({ open, returnTo }: { open: boolean; returnTo: string | undefined }) {
  const t = useTranslations('accounts.signIn')
  const paths = usePaths()
  if (!open) return <p className="text-ink-secondary">{t('byInvitation')}</p>
  return (
    <AuthLink question={t('newHere')} to={paths.signUp()} returnTo={returnTo}>
      {t('signUp')}
    </AuthLink>
  )
}
