import type { Me } from '@foyer/contract/me'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AuthForm } from './AuthForm.tsx'
import { authenticate } from './authenticate.ts'

interface Props {
  onSignedIn: (me: Me) => void
  /** The page is about to change. */
  done?: boolean
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onSignedIn, done }: Props) {
  const t = useTranslations('accounts.secondFactor')
  const [recovery, setRecovery] = useState(false)
  const form = useApiForm({
    defaultValues: { code: '' },
    schema: async () => (await import('@foyer/contract/accounts')).SecondFactor,
    send: (body) => authenticate('sign-in/second-factor', body),
    onSaved: (me) => me && onSignedIn(me),
    errorTexts: { 'code.required': t('required'), 'code.too-short': t('required') },
    errorFields: { 'wrong-code': 'code' },
  })
  return (
    <>
      <p className="mb-5 text-pretty">{t(recovery ? 'recoveryLead' : 'lead')}</p>
      <AuthForm form={form} submit={t('submit')} done={done === true}>
        <Field label={t(recovery ? 'recoveryCode' : 'code')} {...form.field('code')}>
          <TextInput
            key={String(recovery)}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.input('code')}
          />
        </Field>
      </AuthForm>
      <Button
        variant="plain"
        className="mt-3 w-full"
        onClick={() => {
          form.form.reset({ code: '' })
          form.clearRefusal()
          setRecovery(!recovery)
        }}
      >
        {t(recovery ? 'useApp' : 'useRecovery')}
      </Button>
    </>
  )
}
