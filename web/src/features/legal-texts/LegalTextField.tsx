import type { Language } from '@foyer/contract/languages'
import { formatLanguageInText } from '@foyer/words/format/language-name'
import { useLocale, useTranslations } from 'use-intl'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { LegalTextValues } from './legal-text-values.ts'

interface Props {
  form: ApiForm<LegalTextValues>
  content: LegalTextValues['content']
  language: Language
}

const fetchEditor = () => import('../../lib/editor/RichText.tsx')

/** The text in one language. */
export function LegalTextField({ form, content, language }: Props) {
  const t = useTranslations()
  const editor = useModuleOnceShown(fetchEditor)
  const name = `content.${language}` as const
  const label = t('legalTexts.text', { language: formatLanguageInText(language, useLocale()) })
  return (
    <Field label={label} hint={t('descriptions.keys')} {...form.field(name)}>
      {editor ? (
        <editor.RichText
          {...{ language, label }}
          value={content[language]}
          onChange={(value) => form.form.setValue(name, value, { shouldDirty: true })}
        />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Field>
  )
}
