import type { Language } from '@foyer/contract/languages'
import type { MailData, MailKind } from '../rules.ts'
import { headerLine } from '../rules.ts'
import type { Block, Body, Words } from './body.ts'
import { wordsIn } from './body.ts'
import { inboxNews } from './inbox-digest.ts'
import { orderBodies } from './orders.ts'

/** The content of a mail, from which both HTML and plain text are rendered. */
export interface Content {
  language: Language
  subject: string
  blocks: Block[]
  /** The text above the URL of a button, for clients that do not show the button. */
  openLink: string
  sentBy: string
}

/** The subject of a mail, on one line. */
export const subjectOf = <K extends MailKind>(kind: K, data: MailData[K], language: Language): string =>
  headerLine(bodies[kind](wordsIn(language), data, language).subject)

/** The content of a mail. */
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
