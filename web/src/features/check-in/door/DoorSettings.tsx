import type { Language } from '@foyer/contract/languages'
import { isLanguage, languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pathsIn } from '../../../lib/paths.ts'
import { rememberedTheme, showTheme } from '../../../lib/theme.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import type { DeviceSettings } from './device-settings.ts'

interface Props {
  settings: DeviceSettings
  change: (change: Partial<DeviceSettings>) => void
  onLanguage: (language: Language) => void
}

/** The settings of the device, folded away. */
export function DoorSettings({ settings, change, onLanguage }: Props) {
  const t = useTranslations('door.settings')
  const language = useLocale()
  const [dark, setDark] = useState(rememberedTheme() === 'dark')
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="font-semibold">{t('title')}</summary>
      <div className="grid gap-1 pt-3">
        <Switch label={t('express')} checked={settings.express} onChange={(express) => change({ express })} />
        <p className="-mt-2 mb-1 ps-7 text-sm text-pretty text-ink-secondary">{t('expressHint')}</p>
        <Switch label={t('sound')} checked={settings.sound} onChange={(sound) => change({ sound })} />
        <Switch label={t('vibration')} checked={settings.vibration} onChange={(vibration) => change({ vibration })} />
        <Switch
          label={t('dark')}
          checked={dark}
          onChange={(next) => {
            setDark(next)
            showTheme(next ? 'dark' : 'light')
          }}
        />
        <label className="mt-2 grid gap-1.5">
          <span className="font-medium">{t('language')}</span>
          <select
            value={language}
            onChange={({ target }) => isLanguage(target.value) && onLanguage(target.value)}
            className="control-height rounded-control border border-line-control bg-card px-3 text-ink"
          >
            {languages.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageNames[each]}
              </option>
            ))}
          </select>
        </label>
        <a href={pathsIn(language).imprint()} className={`${linkStyle} mt-3 justify-self-start`}>
          {t('imprint')}
        </a>
      </div>
    </details>
  )
}

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4.5 shrink-0"
    />
    {label}
  </label>
)
