import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { SettingsForm } from './settings-values.ts'

const parts = ['venue', 'city', 'region'] as const

/** The place of the event. Every part is optional; an online event has none. */
export function PlaceFields({ form }: { form: SettingsForm }) {
  const t = useTranslations('event.edit.place')
  return (
    <>
      <Checkbox label={t('online')} description={t('onlineHint')} {...form.form.register('online')} />
      {!form.form.watch('online') &&
        parts.map((name) => (
          <Field key={name} label={t(name)} {...form.field(name)}>
            <TextInput autoComplete="off" {...form.input(name)} />
          </Field>
        ))}
    </>
  )
}
