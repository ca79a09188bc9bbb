import type { Language } from '@foyer/contract/languages'
import { policy as de } from '@foyer/words/privacy/de'
import { policy as en } from '@foyer/words/privacy/en'
import { policy as fr } from '@foyer/words/privacy/fr'
import type { DataKind, Policy } from '@foyer/words/privacy/policy'

const policies: Record<Language, Policy> = { en, de, fr }

/** The privacy policy of this installation, the same as in the app. */
export const policyIn = (language: Language): Policy => policies[language]

/** The kinds of data that Foyer stores about people who order tickets or write to an organiser. */
export const dataAboutBuyers = (language: Language): DataKind[] =>
  policies[language].sections.flatMap(({ kinds = [] }) => kinds).filter(({ aboutBuyers }) => aboutBuyers)
