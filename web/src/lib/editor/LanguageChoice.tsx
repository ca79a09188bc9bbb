import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { plainTextOf } from './plain-text-of.ts'

interface Props {
  value: Language
  onValueChange: (language: Language) => void
  /** The blocks in each language as JSON; empty for none. */
  content: Record<Language, string>
}

/** Chooses the language of the text; each says how much there is in it, or that it is not translated. */
export function LanguageChoice({ value, onValueChange, content }: Props) {
  const t = useTranslations('descriptions')
  const options = languages.map((language) => ({
    value: language,
    label: (
      <span className="py-1">
        <span lang={language}>{languageNames[language]}</span>
        <span className="block text-xs font-normal tabular-nums">
          {content[language] === ''
            ? t('notTranslated')
            : t('characters', { count: plainTextOf(content[language]).length })}
        </span>
      </span>
    ),
  }))
  return <SegmentedControl legend={t('languages')} {...{ value, onValueChange, options }} />
}
