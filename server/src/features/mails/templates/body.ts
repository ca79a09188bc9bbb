import { messages as de } from '@foyer/words/mail/de'
import type { MailMessages } from '@foyer/words/mail/en'
import { messages as en } from '@foyer/words/mail/en'
import { messages as fr } from '@foyer/words/mail/fr'
import { createTranslator } from 'use-intl/core'
import { createTranslators, throwTranslationError } from '../../../lib/translators.ts'

/** A part of a mail: a paragraph, a button with its link, a quotation with its line breaks, or a table of facts. */
export type Block = { text: string } | { action: string; link: string } | { quote: string } | { rows: Row[] }

/** A fact and its label; the label ends in the colon of its language. */
export interface Row {
  label: string
  value: string
}

/** The content of a mail. */
export interface Body {
  subject: string
  /** Built only when the mail is rendered: queuing a mail needs the subject alone. */
  blocks: () => Block[]
}

// `as`: the type is that of the English messages; each other language's file checks that it has the same shape
const words = { en, de: de as unknown as MailMessages, fr: fr as unknown as MailMessages }

/** The translator of the texts of mails, for a language. Throws on a missing message. */
export const wordsIn = createTranslators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwTranslationError }),
)

export type Words = ReturnType<typeof wordsIn>
