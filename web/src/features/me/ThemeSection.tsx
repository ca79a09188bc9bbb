import type { Theme } from '@foyer/contract/me'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { rememberedTheme } from '../../lib/theme.ts'
import { useChangeTheme } from '../../lib/use-change-theme.ts'
import { Section } from '../../ui/Section.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** The theme: applied at once in this browser, and saved for the account. */
export function ThemeSection() {
  const t = useTranslations('me.theme')
  const [theme, setTheme] = useState(rememberedTheme)
  const change = useChangeTheme()
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    change(chosen)
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
