import type { Language } from '@foyer/contract/languages'
import type { Tell } from '@foyer/words/inbox/told-values'
import { toldValues } from '@foyer/words/inbox/told-values'
import type { InboxItem, MailData } from '../rules.ts'
import type { Block, Body, Words } from './body.ts'

/** What came into a team's inbox: one thing with its own subject, several as a list. */
export function inboxNews(t: Words, data: MailData['inboxNews'], language: Language): Body {
  const { name, team, items, rhythm, link, choices } = data
  const [only] = items
  const said = items.map((item) => ({ item, ...wordsOf(t, item, data.timeZone, language) }))
  return {
    subject:
      rhythm === 'at-once' && only && items.length === 1
        ? subjectOf(t, only, said[0]?.title ?? '')
        : t('inboxNews.subject', { count: items.length, team }),
    blocks: () => [
      { text: t('hello', { name }) },
      { text: t(rhythm === 'daily' ? 'inboxNews.daily' : 'inboxNews.lead', { count: items.length, team }) },
      ...said.flatMap(({ item, title, body }): Block[] => [
        { rows: [{ label: title, value: item.event ?? '' }] },
        ...(item.text === undefined ? [{ text: body }] : [{ quote: item.text }]),
      ]),
      { action: t('inboxNews.action'), link: only && items.length === 1 ? only.link : link },
      { text: t('inboxNews.choose', { choices }) },
    ],
  }
}

const subjectOf = (t: Words, { event }: InboxItem, title: string): string =>
  event ? t('inboxNews.about', { title, event }) : title

function wordsOf(t: Words, { kind, facts, from }: InboxItem, timeZone: string, language: Language) {
  if (kind === 'question') return { title: t('inboxNews.question', { name: from ?? '' }), body: '' }
  const values = toldValues(facts, timeZone, language)
  // `as`: see `Tell`
  const tell = t as unknown as Tell
  return { title: tell(`told.${kind}.title`, values), body: tell(`told.${kind}.body`, values) }
}
