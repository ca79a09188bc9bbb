import type { Event } from '@foyer/contract/events'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { PageForm } from '../../../lib/form/PageForm.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DateFields } from './DateFields.tsx'
import { PageFields } from './PageFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { settingsBodyOf, settingsSchema, settingsValuesOf } from './settings-values.ts'
import { useDescribeSetting } from './use-describe-setting.ts'

/** Edits an event: title, date, place, public page and currency. */
export function EventSettingsForm({ event }: { event: Event }) {
  const t = useTranslations()
  const describe = useDescribeSetting(event.timeZone)
  const form = useEventForm({
    event,
    valuesOf: settingsValuesOf,
    toBody: settingsBodyOf,
    schema: settingsSchema,
    errorTexts: { 'name.required': t('createEvent.titleRequired'), 'date.format': t('event.edit.date.required') },
  })
  return (
    <PageForm form={form} saveLabel={t('event.edit.save')} describe={describe}>
      <Part name="title">
        <Field label={t('createEvent.siteTitle')} {...form.field('name')}>
          <TextInput autoComplete="off" {...form.input('name')} />
        </Field>
      </Part>
      <Part name="date">
        <DateFields form={form} status={event.status} />
      </Part>
      <Part name="place">
        <PlaceFields form={form} />
      </Part>
      <Part name="sale">
        <PageFields form={form} />
      </Part>
    </PageForm>
  )
}

function Part({ name, children }: { name: 'title' | 'date' | 'place' | 'sale'; children: ReactNode }) {
  const t = useTranslations('event.edit')
  return (
    <Section id={name} title={t(`${name}.title`)} description={t(`${name}.lead`)}>
      <div className="grid gap-5">{children}</div>
    </Section>
  )
}
