import type { Language } from '@foyer/contract/languages'
import { messages as de } from '@foyer/words/mail/de'
import type { MailMessages } from '@foyer/words/mail/en'
import { messages as en } from '@foyer/words/mail/en'
import { messages as fr } from '@foyer/words/mail/fr'
import { createTranslator } from 'use-intl/core'
import type { MailData, MailKind } from '../rules.ts'
import { headerLine } from '../rules.ts'
import { inboxNews } from './inbox.ts'
import { orderBodies } from './orders.ts'

/** A part of a mail: a paragraph, a button, what somebody wrote as they wrote it, or facts in rows. */
export type Block = { text: string } | { action: string; link: string } | { quote: string } | { rows: Row[] }

/** A fact and what it is called, with the colon its language sets. */
export interface Row {
  label: string
  value: string
}

/** A mail before it has a form: HTML and plain text are both made of this. */
export interface Content {
  language: Language
  subject: string
  blocks: Block[]
  openLink: string
  sentBy: string
}

// Making a translator costs more than most of what it says; each language has one.
const translators = new Map<Language, Words>()

// `as`: the types of the words speak English; that the others have the same shape is checked where they are written
const words = { en, de: de as unknown as MailMessages, fr: fr as unknown as MailMessages }

const translatorFor = (language: Language) =>
  createTranslator({
    locale: language,
    messages: words[language],
    onError: (error) => {
      throw error
    },
  })

export type Words = ReturnType<typeof translatorFor>
export interface Body {
  subject: string
  /** Said only when it is read: a mail is queued by its subject alone. */
  blocks: () => Block[]
}

/** What a mail is about, in a language. */
export const subjectOf = <K extends MailKind>(kind: K, data: MailData[K], language: Language): string =>
  headerLine(bodies[kind](wordsIn(language), data, language).subject)

/** What a mail says, in a language. */
export function contentOf<K extends MailKind>(
  kind: K,
  data: MailData[K],
  language: Language,
  publicUrl: string,
): Content {
  const t = wordsIn(language)
  return {
    language,
    subject: subjectOf(kind, data, language),
    blocks: bodies[kind](t, data, language).blocks(),
    openLink: t('openLink'),
    sentBy: t('sentBy', { address: publicUrl }),
  }
}

function wordsIn(language: Language): Words {
  const t = translators.get(language) ?? translatorFor(language)
  translators.set(language, t)
  return t
}

const bodies: { [K in MailKind]: (t: Words, data: MailData[K], language: Language) => Body } = {
  ...orderBodies,
  inboxNews,
  resetPassword: (t, { name, link }) => ({
    subject: t('resetPassword.subject'),
    blocks: () => [
      { text: t('hello', { name }) },
      { text: t('resetPassword.lead') },
      { action: t('resetPassword.action'), link },
      { text: t('resetPassword.note') },
    ],
  }),
  passwordChanged: (t, { name, link }) => ({
    subject: t('passwordChanged.subject'),
    blocks: () => [
      { text: t('hello', { name }) },
      { text: t('passwordChanged.lead') },
      { text: t('passwordChanged.note') },
      { action: t('passwordChanged.action'), link },
    ],
  }),
  confirmEmail: (t, { name, link }) => ({
    subject: t('confirmEmail.subject'),
    blocks: () => [
      { text: t('hello', { name }) },
      { text: t('confirmEmail.lead') },
      { action: t('confirmEmail.action'), link },
      { text: t('confirmEmail.note') },
    ],
  }),
  emailTaken: (t, { name }) => ({
    subject: t('emailTaken.subject'),
    blocks: () => [{ text: t('hello', { name }) }, { text: t('emailTaken.lead') }, { text: t('emailTaken.note') }],
  }),
  emailChange: (t, { name, newEmail, link }) => ({
    subject: t('emailChange.subject'),
    blocks: () => [
      { text: t('hello', { name }) },
      { text: t('emailChange.lead', { newEmail }) },
      { text: t('emailChange.note') },
      { action: t('emailChange.action'), link },
    ],
  }),
  threadReply: (t, { name, organiser, event, text, question, link }) => ({
    subject: event ? t('threadReply.subjectEvent', { organiser, event }) : t('threadReply.subject', { organiser }),
    blocks: () => [
      { text: t('hello', { name }) },
      { text: t('threadReply.lead', { organiser }) },
      { quote: text },
      { text: t('threadReply.note') },
      { action: t('threadReply.action'), link },
      { text: t('threadReply.asked') },
      { quote: question },
    ],
  }),
  supportRequest: (t, { id, name, email, subject, message, context }) => ({
    subject: t('supportRequest.subject', { subject }),
    blocks: () => [
      { text: t('supportRequest.lead', { name, email }) },
      { quote: message },
      ...(context ? [{ text: t('supportRequest.page', { ...context }) }] : []),
      { text: t('supportRequest.number', { id }) },
    ],
  }),
}
