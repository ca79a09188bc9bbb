import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { CurrencySelect } from '../../lib/CurrencySelect.tsx'
import { isDemo } from '../../lib/demo.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLink } from './AuthLink.tsx'
import { AuthLoading } from './AuthLoading.tsx'
import { authenticate } from './authenticate.ts'
import { currencyOfRegion } from './currency-of-region.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { EmailField } from './EmailField.tsx'
import { signUpPolicy } from './queries.ts'
import { returnSearch } from './search.ts'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

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
  // without passwords, the provider is on the sign-in page
  if (policy.passwords === false) return <ToSignIn />
  return policy.signUp ? <SignUpForm first={policy.firstAccount} /> : <SignUpClosed />
}

function ToSignIn() {
  const paths = usePaths()
  return <Navigate to={paths.signIn()} search={returnSearch(route.useSearch().return)} replace />
}

function SignUpForm({ first }: { first: boolean }) {
  const t = useTranslations('accounts')
  const language = useLocale()
  const { finishSignIn, finishing } = useFinishSignIn(route.useSearch().return)
  const form = useApiForm({
    defaultValues: {
      name: '',
      organiser: '',
      email: typedEmail(),
      password: '',
      currency: currencyOfRegion(readersZone(), navigator.language),
    },
    schema: async () => (await import('@foyer/contract/accounts')).SignUp,
    toBody: (values) => ({ ...values, language, timeZone: readersZone() }),
    send: (account) => authenticate('sign-up/email', account),
    onSaved: (me) => me && finishSignIn(me),
    errorTexts: { 'name.required': t('nameRequired'), 'organiser.required': t('signUp.organiserRequired') },
    errorFields: { 'account-exists': 'email' },
  })
  return (
    <Page title={t('signUp.title')} description={t('signUp.lead')} failed={form.failed}>
      {first && (
        <Callout title={t('signUp.first.title')} className="mb-6">
          {t('signUp.first.body')}
        </Callout>
      )}
      <AuthCard stub={<SignInLink />}>
        <AuthForm form={form} submit={t('signUp.submit')} done={finishing}>
          <Field label={t('name')} {...form.field('name')}>
            <TextInput autoComplete="name" {...form.input('name')} />
          </Field>
          <Field label={t('signUp.organiser')} hint={t('signUp.organiserHint')} {...form.field('organiser')}>
            <TextInput autoComplete="organization" {...form.input('organiser')} />
          </Field>
          <Field label={t('signUp.currency')} hint={t('signUp.currencyHint')} {...form.field('currency')}>
            <CurrencySelect {...form.input('currency')} />
          </Field>
          <EmailField field={form.field('email')} input={form.input('email', { onChange: keepTypedEmail })} />
          <PasswordField
            label={t('password')}
            field={form.field('password')}
            input={form.input('password')}
            autoComplete="new-password"
          />
        </AuthForm>
      </AuthCard>
    </Page>
  )
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

function SignInLink() {
  const t = useTranslations('accounts.signUp')
  const paths = usePaths()
  return (
    <AuthLink question={t('haveAccount')} to={paths.signIn()} returnTo={route.useSearch().return}>
      {t('signIn')}
    </AuthLink>
  )
}
