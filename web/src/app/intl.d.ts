import type { Language } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'
import type { CheckInMessages } from '@foyer/words/check-in/en'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    /** With those of the page at the door, which has a build of its own. */
    Messages: AppMessages & { door: CheckInMessages }
  }
}
