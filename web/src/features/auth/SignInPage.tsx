import { providerProblems } from '@foyer/contract/provider-problems'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { provePasskey } from '../../lib/passkey.ts'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLink } from './AuthLink.tsx'
import { authenticate } from './authenticate.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { EmailField } from './EmailField.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { ProviderButton } from './ProviderButton.tsx'
import { signUpPolicy } from './queries.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { returnSearch } from './search.ts'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { usePasskeyInField } from './use-passkey-in-field.ts'

const route = getRouteApi('/$lang/_auth/sign-in')
/** The fragment of the second step. */
const codeStep = 'code'

// the type is written out: inferred, it would depend on the router's, which depends on this page
export default function SignInPage(): ReactNode {
  const t = useTranslations('accounts.signIn')
  // not the whole location: it changes while <Navigate> leads to the sign-up, which would begin again with each change
  const hash = useLocation({ select: (location) => location.hash })
  if (isDemo) return <DemoNotice title={t('title')} />
  return hash === codeStep ? <SecondStep /> : <SignInForm />
}

function SignInForm() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  const { return: returnTo } = route.useSearch()
  const { data: policy } = useQuery(signUpPolicy())
  const { finishSignIn, finishing } = useFinishSignIn(returnTo)
  const router = useRouter()
  const withdrawFromField = usePasskeyInField(finishSignIn)
  const signInWithPasskey = async () => {
    withdrawFromField()
    const me = await authenticate('sign-in/passkey', await provePasskey())
    if (me) finishSignIn(me)
  }
  const form = useApiForm({
    defaultValues: { email: typedEmail(), password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignIn,
    send: (credentials) => authenticate('sign-in/email', credentials),
    onSaved: (me) =>
      me
        ? finishSignIn(me)
        : void router.navigate({ to: paths.signIn(), search: returnSearch(returnTo), hash: codeStep }),
    errorTexts: { 'password.required': t('passwordRequired') },
    errorFields: { 'wrong-credentials': 'password' },
  })
  const hasPasswords = policy?.passwords !== false
  // The installation has no account yet, so the first one is created now.
  if (policy?.firstAccount && hasPasswords)
    return <Navigate to={paths.signUp()} search={returnSearch(returnTo)} replace />
  return (
    <Page title={t('signIn.title')} failed={form.failed}>
      <ProviderProblem />
      <AuthCard stub={<SignUpLink open={policy?.signUp ?? true} {...{ hasPasswords, returnTo }} />}>
        {hasPasswords && (
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
        )}
        <Ways isAlone={!hasPasswords}>
          {policy?.provider && <ProviderButton name={policy.provider} returnTo={returnTo} />}
          <PasskeyButton label={t('passkey.signIn')} send={signInWithPasskey} done={finishing} />
        </Ways>
      </AuthCard>
    </Page>
  )
}

const Ways = ({ isAlone, children }: { isAlone: boolean; children: ReactNode }) =>
  isAlone ? <div className="grid gap-4">{children}</div> : <OtherWays>{children}</OtherWays>

/** The browser has returned from the provider without being signed in. */
function ProviderProblem() {
  const t = useTranslations('authErrors')
  const { problem: given } = route.useSearch()
  const problem = providerProblems.find((each) => each === given)
  return (
    problem && (
      <Callout tone="danger" role="alert" className="mb-6">
        {t(problem)}
      </Callout>
    )
  )
}

/** The second step: the password was right. Going back leads to the first one, with the address still there. */
function SecondStep() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  const { return: returnTo } = route.useSearch()
  const { finishSignIn, finishing } = useFinishSignIn(returnTo)
  return (
    <Page title={t('secondFactor.title')}>
      <AuthCard
        stub={
          <AuthLink question={t('secondFactor.question')} to={paths.signIn()} returnTo={returnTo}>
            {t('secondFactor.again')}
          </AuthLink>
        }
      >
        <SecondFactorForm onSignedIn={finishSignIn} done={finishing} />
      </AuthCard>
    </Page>
  )
}

interface SignUpLinkProps {
  open: boolean
  hasPasswords: boolean
  returnTo: string | undefined
}

function SignUpLink({ open, hasPasswords, returnTo }: SignUpLinkProps) {
  const t = useTranslations('accounts.signIn')
  const paths = usePaths()
  if (!open) return <p className="text-ink-secondary">{t('byInvitation')}</p>
  if (!hasPasswords) return <p className="text-pretty text-ink-secondary">{t('creates')}</p>
  return (
    <AuthLink question={t('newHere')} to={paths.signUp()} returnTo={returnTo}>
      {t('signUp')}
    </AuthLink>
  )
}
