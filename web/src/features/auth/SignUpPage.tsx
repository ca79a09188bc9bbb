import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthLoading } from './AuthLoading.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { LinkedSignUp } from './LinkedSignUp.tsx'
import { signUpPolicy } from './queries.ts'
import { RequestSignUp } from './RequestSignUp.tsx'
import { SignInLink } from './SignInLink.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { returnSearch } from './search.ts'

const route = getRouteApi('/$lang/_auth/sign-up')

export default function SignUpPage() {
  const t = useTranslations('accounts')
  if (isDemo) return <DemoNotice title={t('signUp.title')} />
  return (
    <Load whole fallback={<AuthLoading title={t('signUp.title')} fields={[t('name'), t('email'), t('password')]} />}>
      <SignUp />
    </Load>
  )
}

function SignUp() {
  const { data: policy } = useSuspenseQuery(signUpPolicy())
  const { token } = route.useSearch()
  // without passwords, the provider is on the sign-in page
  if (policy.passwords === false) return <ToSignIn />
  if (!policy.signUp) return <SignUpClosed />
  if (token !== undefined) return <LinkedSignUp token={token} />
  return policy.confirmsEmail ? <RequestSignUp /> : <SignUpForm first={policy.firstAccount} />
}

function ToSignIn() {
  const paths = usePaths()
  return <Navigate to={paths.signIn()} search={returnSearch(route.useSearch().return)} replace />
}

function SignUpClosed() {
  const t = useTranslations('accounts.signUp')
  return (
    <Page title={t('title')}>
      <AuthCard stub={<SignInLink />}>
        <h2 className="type-heading">{t('closed.title')}</h2>
        <p className="mt-2 text-pretty text-ink-secondary">{t('closed.body')}</p>
      </AuthCard>
    </Page>
  )
}
