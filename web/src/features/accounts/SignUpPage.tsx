import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DoorForm } from './DoorForm.tsx'
import { DoorLoading } from './DoorLoading.tsx'
import { EmailField } from './EmailField.tsx'
import { enter } from './enter.ts'
import { NoDoor } from './NoDoor.tsx'
import { OtherDoor } from './OtherDoor.tsx'
import { door } from './queries.ts'
import { Ticket } from './Ticket.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useGoIn } from './use-go-in.ts'

const route = getRouteApi('/$lang/_door/sign-up')

export default function SignUpPage() {
  const t = useTranslations('accounts')
  if (isDemo) return <NoDoor title={t('signUp.title')} />
  return (
    <Load whole fallback={<DoorLoading title={t('signUp.title')} fields={[t('name'), t('email'), t('password')]} />}>
      <Admission />
    </Load>
  )
}

function Admission() {
  const { data: here } = useSuspenseQuery(door())
  return here.signUp ? <SignUpForm first={here.firstAccount} /> : <Closed />
}

function SignUpForm({ first }: { first: boolean }) {
  const t = useTranslations('accounts')
  const language = useLocale()
  const { goIn, going } = useGoIn(route.useSearch().return)
  const form = useApiForm({
    defaultValues: { name: '', email: typedEmail(), password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignUp,
    toBody: (values) => ({ ...values, language }),
    send: (account) => enter('sign-up/email', account),
    onSaved: goIn,
    says: { 'name.required': t('nameRequired') },
    blames: { 'account-exists': 'email' },
  })
  return (
    <Page title={t('signUp.title')} description={t('signUp.lead')} failed={form.failed}>
      {first && (
        <Callout title={t('signUp.first.title')} className="mb-6">
          {t('signUp.first.body')}
        </Callout>
      )}
      <Ticket stub={<WayToSignIn />}>
        <DoorForm form={form} submit={t('signUp.submit')} done={going}>
          <Field label={t('name')} {...form.field('name')}>
            <TextInput autoComplete="name" {...form.input('name')} />
          </Field>
          <EmailField field={form.field('email')} input={form.input('email', { onChange: keepTypedEmail })} />
          <PasswordField
            label={t('password')}
            field={form.field('password')}
            input={form.input('password')}
            autoComplete="new-password"
          />
        </DoorForm>
      </Ticket>
    </Page>
  )
}

function Closed() {
  const t = useTranslations('accounts.signUp')
  return (
    <Page title={t('title')}>
      <Ticket stub={<WayToSignIn />}>
        <h2 className="type-heading">{t('closed.title')}</h2>
        <p className="mt-2 text-pretty text-ink-secondary">{t('closed.body')}</p>
      </Ticket>
    </Page>
  )
}

function WayToSignIn() {
  const t = useTranslations('accounts.signUp')
  const paths = usePaths()
  return (
    <OtherDoor question={t('haveAccount')} to={paths.signIn()} returnTo={route.useSearch().return}>
      {t('signIn')}
    </OtherDoor>
  )
}
