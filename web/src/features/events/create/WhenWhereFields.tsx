import { useTranslations } from 'use-intl'
import { MomentField } from '../../../lib/MomentField.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { NewEventForm } from './new-event-values.ts'

/** Date and place, which can also be given later. @param timeZone the team's */
export function WhenWhereFields({ form, timeZone }: { form: NewEventForm; timeZone: string }) {
  const t = useTranslations()
  const { watch, setValue, register } = form.form
  const { isSubmitted } = form.form.formState
  return (
    <fieldset className="grid gap-6 border-t border-line pt-6">
      <legend className="sr-only">{t('event.create.more')}</legend>
      <p aria-hidden="true" className="text-pretty text-ink-secondary">
        {t('event.create.moreLead')}
      </p>
      <MomentField
        label={t('event.edit.date.starts')}
        field={form.field('date')}
        value={watch('date')}
        onChange={(at) => setValue('date', at, { shouldDirty: true, shouldValidate: isSubmitted })}
        timeZone={timeZone}
        optional
      />
      <Checkbox label={t('event.edit.place.online')} {...register('online')} />
      {!watch('online') && (
        <div className="grid gap-6 sm:grid-cols-2">
          {(['venue', 'city'] as const).map((name) => (
            <Field key={name} label={t(`event.edit.place.${name}`)} mark={t('common.optional')} {...form.field(name)}>
              <TextInput autoComplete="off" {...form.input(name)} />
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  )
}
