import type { Theme } from '@foyer/contract/me'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { rememberedTheme, showTheme } from '../../lib/theme.ts'
import { Section } from '../../ui/Section.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { showToast } from '../../ui/toasts.ts'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** The theme: applied at once in this browser, and saved for the account. */
export function ThemeSection() {
  const t = useTranslations('me.theme')
  const words = useErrorWords()
  const [theme, setTheme] = useState(rememberedTheme)
  const save = useMutation({
    mutationFn: (chosen: Theme) => call('PATCH /me', { body: { theme: chosen } }),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    showTheme(chosen)
    save.mutate(chosen)
  }
  return (
    <Section title={t('title')} description={t('lead')}>
      <SegmentedControl
        legend={t('legend')}
        value={theme}
        onValueChange={choose}
        options={themes.map((each) => ({ value: each, label: t(each) }))}
      />
    </Section>
  )
}
