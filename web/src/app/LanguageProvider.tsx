import type { Language } from '@foyer/contract/languages'
import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { useMessages } from './messages.ts'

/** The words for everything below, and the language of the document: `<html lang>` follows without a reload. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  // together with the words: whoever reads them out must not do so in the former language
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <IntlProvider locale={language} messages={useMessages(language)} timeZone="UTC" onError={report}>
      {children}
    </IntlProvider>
  )
}

// A missing text is a fault of Foyer; the page goes on, with the key in its place
const report = (error: Error) => console.error(error)
