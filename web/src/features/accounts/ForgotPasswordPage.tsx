import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callAuth } from '../../lib/auth.ts'
import { isDemo } from '../../lib/demo.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { DoorForm } from './DoorForm.tsx'
import { EmailField } from './EmailField.tsx'
import { NoDoor } from './NoDoor.tsx'
import { OtherDoor } from './OtherDoor.tsx'
import { Ticket } from './Ticket.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'

export default function ForgotPasswordPage() {
  const t = useTranslations('accounts.forgotPassword')
  return isDemo ? <NoDoor title={t('title')} /> : <Forgotten />
}

function Forgotten() {
  const [sentTo, setSentTo] = useState<string>()
  useOutcomeFocus(sentTo ?? '')
  return sentTo === undefined ? (
    <AskForLink onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('accounts.forgotPassword')
  const paths = usePaths()
  const form = useApiForm({
    defaultValues: { email: typedEmail() },
    schema: async () => (await import('@foyer/contract/accounts')).PasswordForgotten,
    send: async ({ email }) => {
      await callAuth('request-password-reset', { email })
      return email
    },
    onSaved: onSent,
  })
  return (
    <Page title={t('title')} description={t('lead')} failed={form.failed}>
      <Ticket
        stub={
          <OtherDoor question={t('remembered')} to={paths.signIn()}>
            {t('signIn')}
          </OtherDoor>
        }
      >
        <DoorForm form={form} submit={t('submit')}>
          <EmailField field={form.field('email')} input={form.input('email', { onChange: keepTypedEmail })} />
        </DoorForm>
      </Ticket>
    </Page>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('accounts.forgotPassword.sent')
  return (
    <Page title={t('title')}>
      <Ticket stub={<p className="text-pretty text-ink-secondary">{t('nothing')}</p>}>
        <p className="text-pretty">{t.rich('body', { email, b: (text) => <b className="font-semibold">{text}</b> })}</p>
        <Button className="mt-5" onClick={onAgain}>
          {t('again')}
        </Button>
      </Ticket>
    </Page>
  )
}
