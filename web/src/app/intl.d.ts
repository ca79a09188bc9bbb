import type { Language } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: AppMessages
  }
}
