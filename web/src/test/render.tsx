import type { Language } from '@foyer/contract/languages'
import { messages as de } from '@foyer/words/app/de'
import type { AppMessages } from '@foyer/words/app/en'
import { messages as en } from '@foyer/words/app/en'
import { messages as fr } from '@foyer/words/app/fr'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

// `as`: the same shape in another language; the messages' own types check that.
const words = { en, de: de as unknown as AppMessages, fr: fr as unknown as AppMessages } as const

/** Provides the messages of a language to a test. */
export function Words({ language = 'en', children }: { language?: Language; children: ReactNode }) {
  return (
    <IntlProvider locale={language} messages={words[language]} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}

/** The result of a hook, in English. */
export const renderHookInEnglish = <T,>(hook: () => T): T => renderHook(hook, { wrapper: Words }).result.current
