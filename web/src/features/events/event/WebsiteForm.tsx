import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { Section } from '../../../ui/Section.tsx'
import { completeAddress, WebsiteField } from '../WebsiteField.tsx'

const websiteSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ websiteUrl: true }).required()

const valuesOf = ({ websiteUrl = '' }: Event) => ({ websiteUrl })

/** Edits the address of the event's website. */
export function WebsiteForm({ event }: { event: Event }) {
  const t = useTranslations()
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ websiteUrl }) => ({ websiteUrl: websiteUrl.trim() || null }),
    schema: websiteSchema,
  })
  const { setValue, getValues } = form.form
  const complete = () =>
    completeAddress({ get: () => getValues('websiteUrl'), set: (address) => setValue('websiteUrl', address) })
  return (
    <Section id="address" title={t('event.edit.website.title')} description={t('event.edit.website.lead')}>
      <SectionForm
        form={form}
        saveLabel={t('event.edit.website.save')}
        describe={(_, value) => ({ label: t('createEvent.urlLink'), value: String(value) })}
      >
        <WebsiteField
          mark={t('common.optional')}
          field={form.field('websiteUrl')}
          input={form.input('websiteUrl', { onBlur: complete })}
        />
      </SectionForm>
    </Section>
  )
}
