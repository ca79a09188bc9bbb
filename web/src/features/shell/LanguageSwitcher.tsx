import de from '@foyer/brand/flags/de.svg'
import fr from '@foyer/brand/flags/fr.svg'
import gb from '@foyer/brand/flags/gb.svg'
import { languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { useLocation } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { swapLanguage } from '../../lib/paths.ts'
import { useChangeLanguage } from '../../lib/use-change-language.ts'

const flags = { en: gb, de, fr } as const

/** Switches the language without a reload. Path, query and input stay. */
export function LanguageSwitcher() {
  const t = useTranslations('shell')
  const current = useLocale()
  const change = useChangeLanguage()
  const href = useLocation({ select: (location) => location.href })
  return (
    <ul aria-label={t('language')} className="grid grid-cols-3 gap-0.5">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={swapLanguage(href, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current || undefined}
            className="flex min-h-11 flex-col items-center justify-center gap-1 rounded-control px-1 py-1.5 text-xs text-ink-secondary no-underline hover:bg-inset aria-[current]:bg-inset aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:outline-2"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              void change(language)
            }}
          >
            <img src={flags[language]} alt="" className="h-3 w-4.5 rounded-[2px] object-cover" />
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
