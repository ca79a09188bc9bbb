import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'

export function NameSection({ name }: { name: string }) {
  const t = useTranslations('me.name')
  const form = useApiForm({
    defaultValues: { name },
    schema: async () => (await import('@foyer/contract/me')).MeChanges,
    send: (body) => call('PATCH /me', { body }),
    onSaved: () => showToast(t('saved')),
    errorTexts: { 'name.required': t('required') },
  })
  return (
    <Section title={t('title')} description={t('lead')}>
      <Form form={form}>
        <Field label={t('label')} {...form.field('name')}>
          <TextInput autoComplete="name" {...form.input('name')} />
        </Field>
        <Button type="submit" className="mt-5" pending={form.pending}>
          {t('save')}
        </Button>
      </Form>
    </Section>
  )
}
