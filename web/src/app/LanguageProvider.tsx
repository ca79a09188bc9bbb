import type { Language } from '@foyer/contract/languages'
import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { useMessages } from './messages.ts'

/** Provides the messages of a language and sets `<html lang>`, without a reload. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  // In a layout effect, so that a screen reader never reads the new messages in the old language.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <IntlProvider locale={language} messages={useMessages(language)} timeZone="UTC" onError={report}>
      {children}
    </IntlProvider>
  )
}

// A missing message is a bug in Foyer. The page still works and shows the key.
const report = (error: Error) => console.error(error)
