import type { Imprint } from '@foyer/contract/teams'
import { messages as de } from '@foyer/words/mail/de'
import type { MailMessages } from '@foyer/words/mail/en'
import { messages as en } from '@foyer/words/mail/en'
import { messages as fr } from '@foyer/words/mail/fr'
import { createTranslator } from 'use-intl/core'
import { createTranslators, throwTranslationError } from '../../../lib/translators.ts'

/**
 * A part of a mail: a paragraph, a heading with a line below it, a button with its link, a link, a quotation with its
 * line breaks, a table of facts, the ordered tickets, or a QR code, which only HTML shows. `dir`: the text is a person's, in
 * any script; not a sentence of ours that begins with a name in another script.
 */
export type Block =
  | { text: string; dir?: 'auto' }
  | { heading: string; detail: string; dir?: 'auto' }
  | { action: string; link: string }
  | Link
  | { quote: string }
  | { rows: Row[] }
  | { receipt: Receipt }
  | { qrCode: string; lead: string; label: string }

export interface Link {
  label: string
  link: string
}

/** A fact and its label; the label ends in the colon of its language. */
export interface Row {
  label: string
  value: string
}

/** The ordered tickets: lines with their amounts, and the total with the taxes in it. */
export interface Receipt {
  lines: { label: string; details: string[]; amount: string }[]
  totals: Row[]
}

/** The team that a mail to a buyer comes from. */
export interface Organiser {
  name: string
  imprint?: Imprint | undefined
}

/** The content of a mail. */
export interface Body {
  subject: string
  /** The recipient's name; without one the mail has no greeting. */
  name?: string
  /** Built only when the mail is rendered: queuing a mail needs the subject alone. */
  blocks: () => Block[]
  /** The text that mailboxes show after the subject, by default the first paragraph. Built like `blocks`. */
  preheader?: () => string | undefined
  /** The sender, if it is not Foyer. */
  organiser?: Organiser
  /** Mailboxes show the mails of a conversation together. */
  conversation?: string | undefined
  /** No address reaches the people that a reply would be for. */
  unanswerable?: boolean | undefined
  /** The page that stops emails like this one, for mailboxes that offer a button for it. */
  unsubscribe?: string | undefined
  /** Links of the foot, above the sender. */
  footLinks?: Link[]
}

// `as`: the type is that of the English messages; each other language's file checks that it has the same shape
const words = { en, de: de as unknown as MailMessages, fr: fr as unknown as MailMessages }

/** The translator of the texts of mails, for a language. Throws on a missing message. */
export const wordsIn = createTranslators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwTranslationError }),
)

export type Words = ReturnType<typeof wordsIn>
