import type { Language } from '@foyer/contract/languages'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import { formatDate } from '@foyer/words/format/date-time'
import { legalTexts as de } from '@foyer/words/legal-texts/de'
import type { LegalTextWords } from '@foyer/words/legal-texts/en'
import { legalTexts as en } from '@foyer/words/legal-texts/en'
import { legalTexts as fr } from '@foyer/words/legal-texts/fr'
import { createTranslator } from 'use-intl/core'
import { createTranslators, throwTranslationError } from '../../../lib/translators.ts'

// `as`: the type is that of the English messages; each other language's file checks that it has the same shape
const words = { en, de: de as unknown as LegalTextWords, fr: fr as unknown as LegalTextWords }

const messagesIn = createTranslators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwTranslationError }),
)

/** The name of a kind of text: 'Terms and conditions'. */
export const nameOfKind = (kind: LegalTextKind, language: Language): string => messagesIn(language)(`kinds.${kind}`)

/** The version of a text: 'Version 2 of Mon 1 Jun 2026'. */
export const versionText = (
  { version, createdAt, timeZone }: { version: number; createdAt: string; timeZone: string },
  language: Language,
): string => messagesIn(language)('version', { version, day: formatDate(createdAt, timeZone, language) })
