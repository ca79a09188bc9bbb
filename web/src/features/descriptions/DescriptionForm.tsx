import type { Description } from '@foyer/contract/descriptions'
import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { formatLanguageInText } from '@foyer/words/format/language-name'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { LanguageChoice } from '../../lib/editor/LanguageChoice.tsx'
import { plainTextOf } from '../../lib/editor/plain-text-of.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { OnceShown } from '../../ui/OnceShown.tsx'
import { showToast } from '../../ui/toasts.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import type { DescriptionValues } from './description-values.ts'
import { bodyOf, descriptionSchema, valuesOf } from './description-values.ts'
import { descriptionOf } from './queries.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  event: Event
  description: Description
  /** Whether the event has a Notion page that its page can show. */
  hasNotion: boolean
}

/** Edits the description of an event, in each language. */
export function DescriptionForm({ event, description, hasNotion }: Props) {
  const t = useTranslations('descriptions')
  const locale = useLocale()
  const [language, setLanguage] = useState<Language>(locale)
  const form = useDescriptionForm(event, description)
  const draft = useDraft(`description:${event.id}`, description.version, form)
  const content = form.form.watch('content')
  return (
    <SectionForm
      form={form}
      saveLabel={t('save')}
      describe={(name, value) =>
        name === 'replacesNotion'
          ? { label: t('replacesNotion'), value: value === true ? '✓' : '–' }
          : {
              label: t('text', { language: formatLanguageInText(name.replace('content.', ''), locale) }),
              value: excerptOf(plainTextOf(String(value))),
            }
      }
    >
      {draft.lost && (
        <DraftNotice
          draft={draft.lost}
          isOlder={draft.lost.version !== description.version}
          onRestore={(values) => {
            restore(form, values)
            draft.forget()
          }}
          onDiscard={draft.forget}
        />
      )}
      <LanguageChoice value={language} onValueChange={setLanguage} content={content} />
      {/* the editor of another language stays, with what can be undone in it */}
      {languages.map((each) => (
        <OnceShown key={each} hidden={each !== language}>
          <DescriptionField event={event} form={form} content={content} language={each} />
        </OnceShown>
      ))}
      {hasNotion && <Checkbox label={t('replacesNotion')} {...form.input('replacesNotion')} />}
    </SectionForm>
  )
}

function useDescriptionForm(event: Event, description: Description) {
  const t = useTranslations('descriptions')
  const client = useQueryClient()
  const params = { id: event.id }
  return useVersionedForm({
    stored: description,
    valuesOf,
    toBody: bodyOf,
    schema: descriptionSchema,
    errorTexts: {
      'content.en.too-many': t('tooManyParts'),
      'content.de.too-many': t('tooManyParts'),
      'content.fr.too-many': t('tooManyParts'),
    },
    save: (body, version) => call('PUT /events/{id}/description', { params, body: { ...body, version } }),
    reload: () => client.fetchQuery(descriptionOf(event.id)),
    onSaved: () => showToast(t('saved')),
  })
}

function restore(
  { form }: ReturnType<typeof useDescriptionForm>,
  { content, replacesNotion }: DescriptionValues,
): void {
  for (const language of languages) form.setValue(`content.${language}`, content[language], { shouldDirty: true })
  form.setValue('replacesNotion', replacesNotion, { shouldDirty: true })
}

const maxExcerptLength = 300
const excerptOf = (text: string) => (text.length > maxExcerptLength ? `${text.slice(0, maxExcerptLength)}…` : text)
