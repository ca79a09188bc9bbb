import type { Language } from '@foyer/contract/languages'
import { formatDateTime, formatPeriod, formatTime } from '@foyer/words/format/date-time'
import type { EventFacts } from '../rules/mail-data.ts'
import type { Block, Row, Words } from './body.ts'

/** The event and the seller, with rows of the mail's own between them. */
export function eventRows(t: Words, facts: EventFacts, language: Language, own: readonly Row[]): Row[] {
  const { event, doorsAt, timeZone, organiser, imprint } = facts
  const place = placeOf(t, facts)
  const when = whenOf(facts, language)
  return [
    { label: t('order.event'), value: event },
    ...(when ? [{ label: t('order.when'), value: when }] : []),
    ...(doorsAt ? [{ label: t('order.doors'), value: formatTime(doorsAt, timeZone, language) }] : []),
    ...(place ? [{ label: t('order.where'), value: place }] : []),
    ...own,
    imprint
      ? { label: t('order.seller'), value: [imprint.name, ...imprint.address.split('\n')].join(', ') }
      : { label: t('order.organiser'), value: organiser },
  ]
}

/** The place or the website; empty if neither is known. */
function placeOf(t: Words, { where, online }: EventFacts): string {
  if (!online) return where
  return where ? t('order.online', { website: where }) : t('order.onlineOnly')
}

/** How to take part in an online event: a button for a link, or the text with its line breaks. */
export function accessBlocks(t: Words, { onlineAccess }: EventFacts): Block[] {
  if (!onlineAccess) return []
  if (isWebLink(onlineAccess)) return [{ action: t('order.join'), link: onlineAccess }]
  return [{ text: t('order.access') }, { quote: onlineAccess }]
}

const isWebLink = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)

/** When the event begins and, if that is known, ends. */
export function whenOf({ date, endsAt, timeZone }: EventFacts, language: Language): string | undefined {
  if (!date) return undefined
  return endsAt ? formatPeriod(date, endsAt, timeZone, language) : formatDateTime(date, timeZone, language)
}
