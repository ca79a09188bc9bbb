import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

const placeSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({
    online: true,
    venue: true,
    city: true,
    region: true,
  }).required()

const valuesOf = ({ online, venue = '', city = '', region = '' }: Event) => ({ online, venue, city, region })

const fields = ['venue', 'city', 'region'] as const

/** Edits the place of the event. Every part is optional; an online event has none. */
export function PlaceSection({ event }: { event: Event }) {
  const t = useTranslations('events.edit.place')
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ online, venue, city, region }) => ({
      online,
      venue: venue.trim() || null,
      city: city.trim() || null,
      region: region.trim() || null,
    }),
    schema: placeSchema,
  })
  const online = form.form.watch('online')
  return (
    <Section id="place" title={t('title')} description={t('lead')}>
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) =>
          name === 'online'
            ? { label: t('title'), value: value ? t('online') : '' }
            : { label: t(name), value: String(value) }
        }
      >
        <Checkbox label={t('online')} description={t('onlineHint')} {...form.form.register('online')} />
        {!online &&
          fields.map((name) => (
            <Field key={name} label={t(name)} {...form.field(name)}>
              <TextInput autoComplete="off" {...form.input(name)} />
            </Field>
          ))}
      </SectionForm>
    </Section>
  )
}
