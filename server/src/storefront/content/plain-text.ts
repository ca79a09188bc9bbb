import { formatDateTime, formatDay, formatDays, formatPeriod } from '@foyer/words/format/date-time'
import type { Inline, Text } from '../../lib/notion/tree.ts'
import type { Rendering } from './rendering.ts'

/** Formats a date mention in the language of the page. */
export function formatDateMention(
  { start, end, timeZone }: Extract<Inline, { type: 'date' }>,
  page: Rendering,
): string {
  const { language } = page
  const isDay = start.length === 10
  const zone = timeZone ?? page.timeZone
  if (isDay) return end ? formatDays(start, end, language) : formatDay(start, language)
  return end ? formatPeriod(start, end, zone, language) : formatDateTime(start, zone, language)
}

/**
 * Whether visitors do not see a piece of text: the title of a page that is not public at Notion. Snapshots of earlier
 * versions have it as a link of this form, which later ones never have.
 */
export const isHidden = (piece: Inline, { audience }: Rendering): boolean =>
  audience === 'public' &&
  (piece.type === 'private-page' || /^https:\/\/www\.notion\.so\/[0-9a-f]{32}$/.test(piece.link ?? ''))

/** The text without formatting, for attributes. */
export const plainTextOf = (text: Text, page: Rendering): string =>
  text.map((piece) => (isHidden(piece, page) ? '' : plainInline(piece, page))).join('')

function plainInline(piece: Inline, page: Rendering): string {
  switch (piece.type) {
    case 'text':
      return piece.text
    case 'equation':
      return piece.expression
    case 'date':
      return formatDateMention(piece, page)
    case 'emoji':
      return piece.name
    case 'private-page':
      return ''
    default:
      return piece satisfies never
  }
}
