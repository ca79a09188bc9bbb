import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import { formatLanguageInText } from '@foyer/words/format/language-name'
import { useLocale, useTranslations } from 'use-intl'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { DescriptionLoading } from './DescriptionLoading.tsx'
import type { DescriptionValues } from './description-values.ts'
import { shownInstead } from './description-values.ts'

interface Props {
  event: Event
  form: ApiForm<DescriptionValues>
  content: DescriptionValues['content']
  language: Language
}

const fetchEditor = () => import('../../lib/editor/RichText.tsx')

/** The text in one language. */
export function DescriptionField({ event, form, content, language }: Props) {
  const t = useTranslations('descriptions')
  const locale = useLocale()
  const nameOf = (each: Language) => formatLanguageInText(each, locale)
  const editor = useModuleOnceShown(fetchEditor)
  const name = `content.${language}` as const
  const setValue = (value: string) => form.form.setValue(name, value, { shouldDirty: true })
  const other = content[language] === '' ? shownInstead(content, language) : undefined
  const label = t('text', { language: nameOf(language) })
  return (
    <Field label={label} hint={t('keys')} {...form.field(name)}>
      {other && (
        <div className="mb-3 grid justify-items-start gap-2 text-pretty">
          <p>{t('missing', { language: nameOf(language), shown: nameOf(other) })}</p>
          <Button size="small" onClick={() => setValue(content[other])}>
            {t('copyFrom', { language: nameOf(other) })}
          </Button>
        </div>
      )}
      {editor ? (
        <editor.RichText {...{ language, label }} eventId={event.id} value={content[language]} onChange={setValue} />
      ) : (
        <DescriptionLoading />
      )}
    </Field>
  )
}
