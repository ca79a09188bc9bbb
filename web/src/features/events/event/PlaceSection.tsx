import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

const placeSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ venue: true, city: true, region: true }).required()

const valuesOf = ({ venue = '', city = '', region = '' }: Event) => ({ venue, city, region })

const fields = ['venue', 'city', 'region'] as const

/** Edits the place of the event. Every part is optional. */
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
    schema: placeSchema,
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
