import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { NotionLinkField } from '../NotionLinkField.tsx'
import { completeAddress, WebsiteField } from '../WebsiteField.tsx'
import { useEventForm } from './use-event-form.ts'

const site = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({
    name: true,
    notionLink: true,
    websiteUrl: true,
  }).required()

const valuesOf = ({ name, notionLink = '', websiteUrl }: Event) => ({ name, notionLink, websiteUrl })

const labels = { name: 'siteTitle', notionLink: 'notionLink', websiteUrl: 'urlLink' } as const

/** What makes the event a site: its title, its Notion page and its website. */
export function SiteSection({ event }: { event: Event }) {
  const t = useTranslations('events')
  const common = useTranslations('common')
  const form = useEventForm({
    event,
    valuesOf,
    toBody: (values) => ({ ...values, notionLink: values.notionLink.trim() || null }),
    schema: site,
    says: { 'name.required': t('create.titleRequired'), 'websiteUrl.required': t('create.urlLinkRequired') },
  })
  const { watch, setValue, getValues } = form.form
  const complete = () =>
    completeAddress({ get: () => getValues('websiteUrl'), set: (address) => setValue('websiteUrl', address) })
  return (
    <Section id="edit" title={t('edit.site.title')} description={t('edit.site.lead')}>
      <SectionForm
        form={form}
        saveLabel={t('edit.site.save')}
        describe={(name, value) => ({ label: t(`create.${labels[name]}`), value: String(value) })}
      >
        <Field label={t('create.siteTitle')} {...form.field('name')}>
          <TextInput autoComplete="off" {...form.input('name')} />
        </Field>
        <NotionLinkField
          mark={common('optional')}
          field={form.field('notionLink')}
          input={form.input('notionLink')}
          value={watch('notionLink')}
        />
        <WebsiteField field={form.field('websiteUrl')} input={form.input('websiteUrl', { onBlur: complete })} />
      </SectionForm>
    </Section>
  )
}
