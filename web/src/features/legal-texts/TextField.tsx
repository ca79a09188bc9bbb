import type { Language } from '@foyer/contract/languages'
import { formatLanguageInText } from '@foyer/words/format/language-name'
import { useState } from 'react'
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
  /** Another language is on screen. The editor stays, with what can be undone in it. */
  hidden: boolean
}

const fetchEditor = () => import('../../lib/editor/RichText.tsx')

/** The text in one language. */
export function TextField({ hidden, ...props }: Props) {
  const [wasShown, setShown] = useState(!hidden)
  if (!hidden && !wasShown) setShown(true)
  return (
    wasShown && (
      <div hidden={hidden}>
        <ShownText {...props} />
      </div>
    )
  )
}

function ShownText({ form, content, language }: Omit<Props, 'hidden'>) {
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
