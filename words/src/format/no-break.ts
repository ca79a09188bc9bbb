import type { Language } from './locale.ts'

/**
 * Joins the parts of a date, a time or a range of them so that lines break only before a time and after the dash between
 * two dates. German gets its 'Uhr' after the time, which the locale data has for ranges within a day only.
 */
export const joinParts = (parts: readonly Intl.DateTimeFormatPart[], language: Language): string =>
  parts
    .map(({ type, value }, index) =>
      type === 'literal' ? separator(value, parts[index - 1]?.type, parts[index + 1]?.type, language) : joined(value),
    )
    .join('')

type PartType = Intl.DateTimeFormatPart['type'] | undefined

function separator(value: string, before: PartType, after: PartType, language: Language): string {
  if (value.includes('–')) return dash(value, before)
  if (after === 'hour' && before !== undefined) return value
  if (after === 'timeZoneName' && language === 'de') return joined(' Uhr ')
  return joined(value)
}

const dash = (value: string, before: PartType): string => {
  const isShort = before === 'minute' || before === 'day'
  return value.replace('\u2009–', '\u202f–').replace('–\u2009', isShort ? '–\u202f' : '–\u2009')
}

const joined = (text: string): string => text.replaceAll(' ', '\u00a0')
