import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { callAuth } from '../../lib/auth.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Form } from '../../lib/form/Form.tsx'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { read } from '../../lib/query.ts'
import { useMail } from '../../lib/use-mail.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'

const empty = { currentPassword: '', newPassword: '' }

/** Changes the password. An account without one gets its first by mail, where accounts have passwords at all. */
export function PasswordSection({ email }: { email: string }) {
  const t = useTranslations('me.password')
  const { data: methods } = useQuery(read('GET /me/sign-in-methods'))
  const hasPassword = methods?.password ?? true
  const { data: policy } = useQuery({ ...read('GET /sign-up'), enabled: !hasPassword })
  if (!hasPassword && !policy?.passwords) return null
  return (
    <Section id="password" title={t('title')} description={t(hasPassword ? 'lead' : 'none')}>
      {hasPassword ? <PasswordForm email={email} /> : <FirstPassword email={email} />}
    </Section>
  )
}

function FirstPassword({ email }: { email: string }) {
  const t = useTranslations('me.password')
  const mail = useMail()
  const words = useErrorWords()
  const request = useMutation({
    mutationFn: () => callAuth('request-password-reset', { email }),
    onSuccess: () => showToast(t(mail === 'on' ? 'sent' : 'kept')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Button pending={request.isPending} onClick={() => request.mutate()}>
      {t('request')}
    </Button>
  )
}

/** @param email the user name that password managers store the password under */
function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('me.password')
  const form = useApiForm({
    defaultValues: empty,
    schema: async () => (await import('@foyer/contract/me')).PasswordChange,
    send: (body) => call('POST /me/password', { body }),
    errorFields: { 'wrong-password': 'currentPassword' },
    onSaved: () => {
      form.form.reset(empty)
      showToast(t('saved'))
    },
  })
  return (
    <Form form={form}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-5">
        <PasswordField
          label={t('current')}
          field={form.field('currentPassword')}
          input={form.input('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          label={t('new')}
          field={form.field('newPassword')}
          input={form.input('newPassword')}
          autoComplete="new-password"
        />
      </div>
      <Button type="submit" className="mt-5" pending={form.pending}>
        {t('save')}
      </Button>
    </Form>
  )
}
