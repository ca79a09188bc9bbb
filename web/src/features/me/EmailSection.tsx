import type { AwaitedConfirmation, Me } from '@foyer/contract/me'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Form } from '../../lib/form/Form.tsx'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { read } from '../../lib/query.ts'
import { useMail } from '../../lib/use-mail.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'

export function EmailSection({ me }: { me: Me }) {
  const t = useTranslations('me.email')
  return (
    <Section title={t('title')} description={t('lead')}>
      <p className="mb-5 text-pretty">{t.rich('current', { email: me.email, b: strong })}</p>
      {me.newEmail !== undefined && <PendingChange newEmail={me.newEmail} awaited={me.awaitedConfirmations ?? []} />}
      <EmailForm />
    </Section>
  )
}

/** A change that waits for one or both of its links. */
function PendingChange({ newEmail, awaited }: { newEmail: string; awaited: AwaitedConfirmation[] }) {
  const t = useTranslations('me.email.waiting')
  const mail = useMail()
  const words = useErrorWords()
  const cancel = useMutation({
    mutationFn: () => call('DELETE /me/email'),
    onSuccess: () => showToast(t('cancelled')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Callout title={t('title')} className="mb-6">
      {t.rich('body', { newEmail, mail, b: strong })}
      <ul className="my-3">
        {(['new', 'current'] as const).map((each) => (
          <li key={each}>
            {t(each)} <b className="font-semibold">{t(awaited.includes(each) ? 'open' : 'done')}</b>
          </li>
        ))}
      </ul>
      <Button size="small" pending={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('cancel')}
      </Button>
    </Callout>
  )
}

const strong = (text: ReactNode) => <b className="font-semibold wrap-anywhere">{text}</b>

const empty = { email: '', password: '' }

function EmailForm() {
  const t = useTranslations('me.email')
  const mail = useMail()
  const { data: methods } = useQuery(read('GET /me/sign-in-methods'))
  // an account without one is asked to sign in again instead
  const hasPassword = methods?.password ?? true
  const form = useApiForm({
    defaultValues: empty,
    schema: async () => (await import('@foyer/contract/me')).EmailChange,
    toBody: ({ email, password }) => (hasPassword ? { email, password } : { email }),
    send: (body) => call('POST /me/email', { body }),
    errorFields: { 'wrong-password': 'password' },
    onSaved: ({ newEmail }) => {
      form.form.reset(empty)
      showToast(newEmail === undefined ? t('same') : t(mail === 'on' ? 'sent' : 'kept'))
    },
  })
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <Field label={t('label')} {...form.field('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.input('email')}
          />
        </Field>
        {hasPassword && (
          <PasswordField
            label={t('password')}
            field={form.field('password')}
            input={form.input('password')}
            autoComplete="current-password"
          />
        )}
      </div>
      <Button type="submit" className="mt-5" pending={form.pending}>
        {t('save')}
      </Button>
    </Form>
  )
}
