import { contentLanguages } from '@foyer/contract/content-languages'
import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Section } from '../../../ui/Section.tsx'
import { NotionLinkField } from '../NotionLinkField.tsx'
import { ContentLanguageField } from './ContentLanguageField.tsx'

const linkSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ notionLink: true, contentLanguage: true }).required()

const valuesOf = ({ notionLink = '', contentLanguage }: Event) => ({
  notionLink,
  contentLanguage: contentLanguage ?? '',
})

/** Edits the link of the Notion page that the event's public page shows, and the language of that page. */
export function NotionLinkForm({ event }: { event: Event }) {
  const t = useTranslations()
  const { languageName } = useFormat()
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ notionLink, contentLanguage }) => ({
      notionLink: notionLink.trim() || null,
      contentLanguage: contentLanguages.find((each) => each === contentLanguage) ?? null,
    }),
    schema: linkSchema,
  })
  return (
    <Section id="link" title={t('event.edit.notion.title')} description={t('event.edit.notion.lead')}>
      <SectionForm
        form={form}
        saveLabel={t('event.edit.notion.save')}
        describe={(name, value) =>
          name === 'contentLanguage'
            ? {
                label: t('event.edit.notion.language'),
                value: value ? languageName(String(value)) : t('event.edit.notion.detect'),
              }
            : { label: t('createEvent.notionLink'), value: String(value) }
        }
      >
        <NotionLinkField
          mark={t('common.optional')}
          field={form.field('notionLink')}
          input={form.input('notionLink')}
          value={form.form.watch('notionLink')}
        />
        <ContentLanguageField
          id={event.id}
          field={form.field('contentLanguage')}
          input={form.input('contentLanguage')}
        />
      </SectionForm>
    </Section>
  )
}
