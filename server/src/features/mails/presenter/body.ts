import { messages as de } from '@foyer/words/mail/de'
import type { MailMessages } from '@foyer/words/mail/en'
import { messages as en } from '@foyer/words/mail/en'
import { messages as fr } from '@foyer/words/mail/fr'
import { createTranslator } from 'use-intl/core'
import { throwing, translators } from '../../../lib/translators.ts'

/** A part of a mail: a paragraph, a button, what somebody wrote as they wrote it, or facts in rows. */
export type Block = { text: string } | { action: string; link: string } | { quote: string } | { rows: Row[] }

/** A fact and what it is called, with the colon its language sets. */
export interface Row {
  label: string
  value: string
}

/** What a kind of mail says. */
export interface Body {
  subject: string
  /** Said only when it is read: a mail is queued by its subject alone. */
  blocks: () => Block[]
}

// `as`: the types of the words speak English; that the others have the same shape is checked where they are written
const words = { en, de: de as unknown as MailMessages, fr: fr as unknown as MailMessages }

/** The words of mails in a language. */
export const wordsIn = translators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwing }),
)

export type Words = ReturnType<typeof wordsIn>
