import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useEventForm } from './use-event-form.ts'

const place = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ venue: true, city: true, region: true }).required()

const valuesOf = ({ venue = '', city = '', region = '' }: Event) => ({ venue, city, region })

const fields = ['venue', 'city', 'region'] as const

/** Where the event is: each part may be missing. */
export function PlaceSection({ event }: { event: Event }) {
  const t = useTranslations('events.edit.place')
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ venue, city, region }) => ({
      venue: venue.trim() || null,
      city: city.trim() || null,
      region: region.trim() || null,
    }),
    schema: place,
  })
  return (
    <Section id="place" title={t('title')} description={t('lead')}>
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) => ({ label: t(name), value: String(value) })}
      >
        {fields.map((name) => (
          <Field key={name} label={t(name)} {...form.field(name)}>
            <TextInput autoComplete="off" {...form.input(name)} />
          </Field>
        ))}
      </SectionForm>
    </Section>
  )
}
