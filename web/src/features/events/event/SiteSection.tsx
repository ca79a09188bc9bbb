import { contentLanguages } from '@foyer/contract/content-languages'
import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ContentLanguageField } from '../ContentLanguageField.tsx'
import { NotionLinkField } from '../NotionLinkField.tsx'
import { completeAddress, WebsiteField } from '../WebsiteField.tsx'

const siteSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({
    name: true,
    notionLink: true,
    websiteUrl: true,
    contentLanguage: true,
  }).required()

const valuesOf = ({ name, notionLink = '', websiteUrl, contentLanguage }: Event) => ({
  name,
  notionLink,
  websiteUrl,
  contentLanguage: contentLanguage ?? '',
})

const labels = { name: 'siteTitle', notionLink: 'notionLink', websiteUrl: 'urlLink' } as const

/** Edits the title, the Notion link and the website of the event. */
export function SiteSection({ event }: { event: Event }) {
  const t = useTranslations('events')
  const common = useTranslations('common')
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ contentLanguage, ...values }) => ({
      ...values,
      notionLink: values.notionLink.trim() || null,
      contentLanguage: contentLanguages.find((each) => each === contentLanguage) ?? null,
    }),
    schema: siteSchema,
    errorTexts: { 'name.required': t('create.titleRequired'), 'websiteUrl.required': t('create.urlLinkRequired') },
  })
  const { languageName } = useFormat()
  const { watch, setValue, getValues } = form.form
  const complete = () =>
    completeAddress({ get: () => getValues('websiteUrl'), set: (address) => setValue('websiteUrl', address) })
  return (
    <Section id="edit" title={t('edit.site.title')} description={t('edit.site.lead')}>
      <SectionForm
        form={form}
        saveLabel={t('edit.site.save')}
        describe={(name, value) =>
          name === 'contentLanguage'
            ? { label: t('edit.site.language'), value: value ? languageName(String(value)) : t('edit.site.detect') }
            : { label: t(`create.${labels[name]}`), value: String(value) }
        }
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
        <ContentLanguageField
          id={event.id}
          field={form.field('contentLanguage')}
          input={form.input('contentLanguage')}
        />
        <WebsiteField field={form.field('websiteUrl')} input={form.input('websiteUrl', { onBlur: complete })} />
      </SectionForm>
    </Section>
  )
}
