import { getRouteApi } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { CurrencySelect } from '../../lib/CurrencySelect.tsx'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { authenticate } from './authenticate.ts'
import { currencyOfRegion } from './currency-of-region.ts'
import { EmailField } from './EmailField.tsx'
import { SignInLink } from './SignInLink.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'

const route = getRouteApi('/$lang/_auth/sign-up')

interface Props {
  /** The account is the first of the installation. */
  first?: boolean
  /** The mailed link that the sign-up began with, and the address that it went to. */
  link?: { token: string; email: string }
}

/** Creates an account, with a team of its own. */
export function SignUpForm({ first = false, link }: Props) {
  const t = useTranslations('accounts')
  const language = useLocale()
  const { finishSignIn, finishing } = useFinishSignIn(route.useSearch().return)
  const form = useApiForm({
    defaultValues: {
      name: '',
      organiser: '',
      email: link?.email ?? typedEmail(),
      password: '',
      currency: currencyOfRegion(readersZone(), navigator.language),
    },
    schema: async () => (await import('@foyer/contract/accounts')).SignUp,
    toBody: (values) => ({ ...values, language, timeZone: readersZone(), ...(link && { confirmation: link.token }) }),
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
          <EmailField
            field={form.field('email')}
            input={form.input('email', { onChange: keepTypedEmail })}
            readOnly={link !== undefined}
          />
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
