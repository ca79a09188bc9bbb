import { contentLanguages } from '@foyer/contract/content-languages'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { siteOf } from '../../../lib/event/queries.ts'
import { useFormat } from '../../../lib/format.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'

interface Props {
  /** The id of the event. */
  id: string
  field: Omit<ComponentProps<typeof Field>, 'label' | 'children'>
  input: Omit<ComponentProps<typeof Select>, 'options'>
}

/** The language of the Notion page: as Foyer detects it, or one of a list. */
export function ContentLanguageField({ id, field, input }: Props) {
  const t = useTranslations('event.edit.notion')
  const { languageName } = useFormat()
  const locale = useLocale()
  const { data: site } = useQuery(siteOf(id))
  const detected = site?.notion.language
  const named = contentLanguages
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const detect = { value: '', label: detected ? t('detected', { language: languageName(detected) }) : t('detect') }
  return (
    <Field label={t('language')} hint={t('languageHint')} {...field}>
      <Select {...input} options={[detect, ...named]} />
    </Field>
  )
}
