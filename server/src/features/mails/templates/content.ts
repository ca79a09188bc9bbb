import type { Language } from '@foyer/contract/languages'
import { formatDate } from '@foyer/words/format/date-time'
import { formatLanguageInText } from '@foyer/words/format/language-name'
import { imprintLines } from '@foyer/words/imprint/imprint-lines'
import { headerLine } from '../rules/header-line.ts'
import type { MailData, MailKind } from '../rules/mail-data.ts'
import { attendeeBodies } from './attendees.ts'
import type { Block, Body, Link, Organiser, Words } from './body.ts'
import { wordsIn } from './body.ts'
import { whenOf } from './event-rows.ts'
import { inboxDigest } from './inbox-digest.ts'
import { orderBodies } from './orders.ts'

/** The content of a mail, from which headers, HTML and plain text are made. */
export interface Content extends Pick<Body, 'organiser' | 'conversation' | 'unanswerable' | 'unsubscribe'> {
  language: Language
  subject: string
  /** The text that mailboxes show after the subject. */
  preheader: string
  blocks: Block[]
  /** The text above the URL of a button, for clients that do not show the button. */
  openLink: string
  /** The links of the foot, and the lines about the sender in paragraphs. */
  foot: (Link | string[])[]
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
  const { name, subject, blocks, preheader, footLinks = [], ...about } = bodies[kind](t, data, language)
  const own = blocks()
  return {
    ...about,
    language,
    subject: headerLine(subject),
    preheader: preheader?.() ?? firstTextOf(own),
    blocks: name === undefined ? withoutGreeting(own) : [{ text: greetingOf(t, name) }, ...own],
    openLink: t('openLink'),
    foot: [...footLinks, ...footOf(t, about.organiser, publicUrl)],
  }
}

/** The name may be missing, as in the preview of a message about an order without a buyer. */
const greetingOf = (t: Words, name: string): string => (name === '' ? t('helloUnnamed') : t('hello', { name }))

// in German, the text after the greeting begins in lower case
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const firstTextOf = ([first]: readonly Block[]): string => (first && 'text' in first ? capitalised(first.text) : '')

/** The blocks of a mail without a greeting: the name of an attendee may be missing. */
const withoutGreeting = ([first, ...rest]: Block[]): Block[] =>
  first && 'text' in first ? [{ text: capitalised(first.text) }, ...rest] : [...(first ? [first] : []), ...rest]

/** The imprint of the organiser, if the mail comes from one, and Foyer's own address. */
function footOf(t: Words, organiser: Organiser | undefined, address: string): string[][] {
  if (!organiser) return [[t('sentBy', { address })]]
  const { name, imprint } = organiser
  const sentFor = [t('sentFor', { address, organiser: name })]
  if (!imprint) return [sentFor]
  return [
    [t('questions', { organiser: name })],
    [imprint.name, ...linesOf(imprint.address), imprint.email, ...imprintLines(t, imprint).flatMap(linesOf)],
    sentFor,
  ]
}

/** The paragraphs of a text: an empty line separates them. */
const paragraphsOf = (text: string): string[] => text.split(/(?:\r?\n){2,}/).map((paragraph) => paragraph.trim())

const linesOf = (text: string): string[] => text.split('\n')

const bodies: { [K in MailKind]: (t: Words, data: MailData[K], language: Language) => Body } = {
  ...orderBodies,
  ...attendeeBodies,
  inboxDigest,
  resetPassword: (t, { name, link }) => ({
    subject: t('resetPassword.subject'),
    name,
    blocks: () => [
      { text: t('resetPassword.lead') },
      { action: t('resetPassword.action'), link },
      { text: t('resetPassword.note') },
    ],
  }),
  passwordChanged: (t, { name, link }) => ({
    subject: t('passwordChanged.subject'),
    name,
    blocks: () => [
      { text: t('passwordChanged.lead') },
      { text: t('passwordChanged.note') },
      { action: t('passwordChanged.action'), link },
    ],
  }),
  signInChanged: (t, { name, change, left, link }) => ({
    subject: t(`signInChanged.${change}.subject`),
    name,
    blocks: () => [
      { text: t(`signInChanged.${change}.lead`, { left }) },
      { text: t('signInChanged.note') },
      { action: t('signInChanged.action'), link },
    ],
  }),
  confirmEmail: (t, { name, link }) => ({
    subject: t('confirmEmail.subject'),
    name,
    blocks: () => [
      { text: t('confirmEmail.lead') },
      { action: t('confirmEmail.action'), link },
      { text: t('confirmEmail.note') },
    ],
  }),
  emailTaken: (t, { name }) => ({
    subject: t('emailTaken.subject'),
    name,
    blocks: () => [{ text: t('emailTaken.lead') }, { text: t('emailTaken.note') }],
  }),
  signUp: (t, { link }) => ({
    subject: t('signUp.subject'),
    blocks: () => [{ text: t('signUp.lead') }, { action: t('signUp.action'), link }, { text: t('signUp.note') }],
  }),
  signUpTaken: (t, { name, link }) => ({
    subject: t('signUpTaken.subject'),
    name,
    blocks: () => [
      { text: t('signUpTaken.lead') },
      { action: t('signUpTaken.action'), link },
      { text: t('signUpTaken.note') },
    ],
  }),
  emailChange: (t, { name, newEmail, link }) => ({
    subject: t('emailChange.subject', { newEmail }),
    name,
    blocks: () => [
      { text: t('emailChange.lead', { newEmail }) },
      { action: t('emailChange.action'), link },
      { text: t('emailChange.note') },
    ],
  }),
  emailChanged: (t, { name, newEmail }) => ({
    subject: t('emailChanged.subject'),
    name,
    blocks: () => [{ text: t('emailChanged.lead', { newEmail }) }, { text: t('emailChanged.note') }],
  }),
  invitation: (t, { team, inviter, role, link, expiresAt, timeZone }, language) => ({
    subject: t('invitation.subject', { inviter, team }),
    blocks: () => [
      { text: t('invitation.lead', { inviter, team }) },
      { rows: [{ label: t('label', { label: t('invitation.role') }), value: t(`roles.${role}`) }] },
      { action: t('invitation.action'), link },
      { text: t('invitation.note', { inviter, until: formatDate(expiresAt, timeZone, language) }) },
    ],
  }),
  threadReply: (t, { name, organiser, event, text, question, link, imprint, thread }) => ({
    subject: event ? t('threadReply.subjectEvent', { organiser, event }) : t('threadReply.subject', { organiser }),
    name,
    blocks: () => [
      { text: t('threadReply.lead', { organiser }) },
      { quote: text },
      { text: t(imprint ? 'threadReply.noteReply' : 'threadReply.note') },
      { action: t('threadReply.action'), link },
      { text: t('threadReply.asked') },
      { quote: question },
    ],
    preheader: () => text,
    organiser: { name: organiser, imprint },
    ...(thread && { conversation: thread }),
  }),
  foundTickets: (t, { items }, language) => ({
    subject: t('foundTickets.subject'),
    blocks: () => [
      { text: t('foundTickets.lead', { count: items.length }) },
      ...items.flatMap((item): Block[] => [
        { heading: item.event, dir: 'auto', detail: [whenOf(item, language), item.where].filter(Boolean).join(' · ') },
        {
          label: item.order
            ? t('foundTickets.order', { number: item.order })
            : t('foundTickets.ticket', { number: item.ticket ?? '' }),
          link: item.link,
        },
      ]),
      { text: t('foundTickets.note') },
    ],
  }),
  orderMessage: (t, { name, subject, text, event, number, link, organiser, imprint, unsubscribe }) => ({
    subject,
    name,
    blocks: () => [
      ...paragraphsOf(text).map((paragraph): Block => ({ text: paragraph, dir: 'auto' })),
      {
        rows: [
          { label: t('order.event'), value: event },
          { label: t('order.number'), value: number },
        ],
      },
      { action: t('order.open'), link },
    ],
    organiser: { name: organiser, imprint },
    ...(unsubscribe && {
      unsubscribe,
      footLinks: [{ label: t('orderMessage.unsubscribe', { organiser }), link: unsubscribe }],
    }),
  }),
  supportRequest: (t, { id, name, email, subject, message, context }, language) => ({
    subject: t('supportRequest.subject', { subject }),
    blocks: () => [
      { text: t('supportRequest.lead', { name, email }) },
      { quote: message },
      ...(context
        ? [
            {
              text: t('supportRequest.page', {
                ...context,
                languageName: formatLanguageInText(context.language, language),
              }),
            },
          ]
        : []),
      { text: t('supportRequest.number', { id }) },
    ],
  }),
}
