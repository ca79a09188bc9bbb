import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { rememberLanguage } from '../../lib/language.ts'
import { swapLanguage } from '../../lib/paths.ts'
import { Section } from '../../ui/Section.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { showToast } from '../../ui/toasts.ts'

const options = languages.map((language) => ({
  value: language,
  label: <span lang={language}>{languageNames[language]}</span>,
}))

/** The language of the account; the page follows it at once. */
export function LanguageSection({ language }: { language: Language }) {
  const t = useTranslations('me.language')
  const words = useErrorWords()
  const router = useRouter()
  const save = useMutation({
    mutationFn: (chosen: Language) => call('PATCH /me', { body: { language: chosen } }),
    onSuccess: (_, chosen) => {
      rememberLanguage(chosen)
      const { href } = router.state.location
      return router.navigate({ href: swapLanguage(href, chosen), resetScroll: false, replace: true })
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
