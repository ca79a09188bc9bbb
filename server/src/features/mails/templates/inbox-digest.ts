import type { Language } from '@foyer/contract/languages'
import { formatDateTime } from '@foyer/words/format/date-time'
import type { NotificationTranslator } from '@foyer/words/inbox/notification-values'
import { notificationValues } from '@foyer/words/inbox/notification-values'
import type { InboxItem, MailData } from '../rules/mail-data.ts'
import type { Block, Body, Link, Words } from './body.ts'

/** The mail about new messages in a team's inbox. A single message gives the mail its own subject and link. */
export function inboxDigest(t: Words, data: MailData['inboxDigest'], language: Language): Body {
  const { name, team, items, more = 0, frequency, link, thread, unsubscribe, severalAskers } = data
  const count = items.length + more
  const [only] = items
  const entries = items.map((item) => ({ item, ...textsOf(t, item, data.timeZone, language) }))
  return {
    subject:
      frequency === 'at-once' && only && items.length === 1
        ? subjectOf(t, only, entries[0]?.title ?? '')
        : t('inboxDigest.subject', { count, team }),
    name,
    blocks: () => [
      { text: t(frequency === 'daily' ? 'inboxDigest.daily' : 'inboxDigest.lead', { count, team }) },
      ...entries.flatMap(({ item, title, body }): Block[] => [
        {
          heading: title,
          detail: [item.event, timeOf(item, data.timeZone, language)].filter(Boolean).join(' · '),
        },
        ...(item.text === undefined ? [{ text: body }] : [{ quote: item.text }]),
        ...(items.length > 1 ? [{ label: t('inboxDigest.open'), link: item.link }] : []),
      ]),
      ...(more > 0 ? [{ text: t('inboxDigest.more', { count: more }) }] : []),
      ...answerBlocks(t, data),
      only && items.length === 1
        ? { action: t('inboxDigest.open'), link: only.link }
        : { action: t('inboxDigest.action'), link },
    ],
    preheader: () =>
      entries.length === 1 ? (only?.text ?? entries[0]?.body) : entries.map(({ title }) => title).join(' · '),
    footLinks: footLinksOf(t, data),
    conversation: thread,
    unsubscribe,
    unanswerable: severalAskers,
  }
}

/** Where a reply to the questions goes. */
function answerBlocks(t: Words, { items, severalAskers }: MailData['inboxDigest']): Block[] {
  if (severalAskers === undefined) return []
  if (severalAskers) return [{ text: t('inboxDigest.answerThere') }]
  const asker = items.find(({ kind }) => kind === 'question')?.from
  return asker ? [{ text: t('inboxDigest.answer', { name: asker }) }] : []
}

const footLinksOf = (t: Words, { frequency, choices, unsubscribe }: MailData['inboxDigest']): Link[] => [
  { label: t('inboxDigest.choose'), link: choices },
  ...(unsubscribe
    ? [
        {
          label: t(frequency === 'daily' ? 'inboxDigest.unsubscribeDaily' : 'inboxDigest.unsubscribe'),
          link: unsubscribe,
        },
      ]
    : []),
]

const timeOf = ({ at }: InboxItem, timeZone: string, language: Language): string | undefined =>
  at && formatDateTime(at, timeZone, language)

const subjectOf = (t: Words, { event }: InboxItem, title: string): string =>
  event ? t('inboxDigest.about', { title, event }) : title

function textsOf(t: Words, { kind, facts, from }: InboxItem, timeZone: string, language: Language) {
  if (kind === 'question') return { title: t('inboxDigest.question', { name: from ?? '' }), body: '' }
  const values = notificationValues(facts, timeZone, language)
  // `as`: see `NotificationTranslator`
  const translate = t as unknown as NotificationTranslator
  return {
    title: translate(`notifications.${kind}.title`, values),
    body: translate(`notifications.${kind}.body`, values),
  }
}
