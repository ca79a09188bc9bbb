import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { rememberLanguage } from '../../lib/language.ts'
import { useChangeLanguage } from '../../lib/use-change-language.ts'
import { Section } from '../../ui/Section.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { showToast } from '../../ui/toasts.ts'

const options = languages.map((language) => ({
  value: language,
  label: <span lang={language}>{languageNames[language]}</span>,
}))

/** The language of the account. The page follows it at once. */
export function LanguageSection({ language }: { language: Language }) {
  const t = useTranslations('me.language')
  const words = useErrorWords()
  const change = useChangeLanguage()
  const save = useMutation({
    mutationFn: (chosen: Language) => call('PATCH /me', { body: { language: chosen } }),
    onSuccess: (_, chosen) => {
      // The account has changed, even if the page cannot follow.
      rememberLanguage(chosen)
      return change(chosen)
    },
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Section title={t('title')} description={t('lead')}>
      <SegmentedControl
        legend={t('legend')}
        value={save.isPending ? save.variables : language}
        onValueChange={save.mutate}
        options={options}
      />
    </Section>
  )
}
