import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { DoorForm } from './DoorForm.tsx'
import { EmailField } from './EmailField.tsx'
import { enter } from './enter.ts'
import { NoDoor } from './NoDoor.tsx'
import { OtherDoor } from './OtherDoor.tsx'
import { door } from './queries.ts'
import { returning } from './search.ts'
import { Ticket } from './Ticket.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useGoIn } from './use-go-in.ts'

const route = getRouteApi('/$lang/_door/sign-in')

export default function SignInPage() {
  const t = useTranslations('accounts.signIn')
  return isDemo ? <NoDoor title={t('title')} /> : <SignInForm />
}

function SignInForm() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  const { return: returnTo } = route.useSearch()
  const { data: here } = useQuery(door())
  const { goIn, going } = useGoIn(returnTo)
  const form = useApiForm({
    defaultValues: { email: typedEmail(), password: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SignIn,
    send: (credentials) => enter('sign-in/email', credentials),
    onSaved: goIn,
    says: { 'password.required': t('passwordRequired') },
    blames: { 'wrong-credentials': 'password' },
  })
  // nobody has an account yet: whoever comes first makes one
  if (here?.firstAccount) return <Navigate to={paths.signUp()} search={returning(returnTo)} replace />
  return (
    <Page title={t('signIn.title')} failed={form.failed}>
      <Ticket stub={<WayToSignUp open={here?.signUp ?? true} returnTo={returnTo} />}>
        <DoorForm form={form} submit={t('signIn.submit')} done={going}>
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
        </DoorForm>
      </Ticket>
    </Page>
  )
}

function WayToSignUp({ open, returnTo }: { open: boolean; returnTo: string | undefined }) {
  const t = useTranslations('accounts.signIn')
  const paths = usePaths()
  if (!open) return <p className="text-ink-secondary">{t('byInvitation')}</p>
  return (
    <OtherDoor question={t('newHere')} to={paths.signUp()} returnTo={returnTo}>
      {t('signUp')}
    </OtherDoor>
  )
}
