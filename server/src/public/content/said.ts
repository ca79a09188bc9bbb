import { formatDateTime, formatDay, formatDays, formatPeriod } from '@foyer/words/format/date-time'
import type { Inline, Text } from '../../lib/notion/tree.ts'
import type { Rendering } from './rendering.ts'

/** A date as people say it. */
export function dateSaid({ start, end, timeZone }: Extract<Inline, { type: 'date' }>, page: Rendering): string {
  const { language } = page
  const isDay = start.length === 10
  const zone = timeZone ?? page.timeZone
  if (isDay) return end ? formatDays(start, end, language) : formatDay(start, language)
  return end ? formatPeriod(start, end, zone, language) : formatDateTime(start, zone, language)
}

/** A text without its marks, for where only letters go. */
export const plainOf = (text: Text, page: Rendering): string => text.map((piece) => pieceOf(piece, page)).join('')

function pieceOf(piece: Inline, page: Rendering): string {
  switch (piece.type) {
    case 'text':
      return piece.text
    case 'equation':
      return piece.expression
    case 'date':
      return dateSaid(piece, page)
    case 'emoji':
      return piece.name
    default:
      return piece satisfies never
  }
}
