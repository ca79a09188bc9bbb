import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { PasswordField } from '../../lib/form/PasswordField.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'

const empty = { currentPassword: '', newPassword: '' }

/** @param email the user name that password managers store the password under */
export function PasswordSection({ email }: { email: string }) {
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
    <Section id="password" title={t('title')} description={t('lead')}>
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
    </Section>
  )
}
