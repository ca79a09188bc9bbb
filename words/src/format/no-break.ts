import type { Language } from './locale.ts'

/**
 * Joins the parts of a date, a time or a range of them so that lines break only before a time and after a dash. A space
 * after the dash is an ordinary one: the line would break before a no-break space too, and begin with it. German gets its
 * 'Uhr' after the time, which the locale data has for ranges within a day only, and French the ordinal of a first day.
 */
export const joinParts = (parts: readonly Intl.DateTimeFormatPart[], language: Language): string =>
  parts
    .map(({ type, value }, index) =>
      type === 'literal'
        ? separator(value, parts[index - 1]?.type, parts[index + 1]?.type, language)
        : joined(isFirst(type, value, language) ? '1er' : value),
    )
    .join('')

/** Whether a part is the first of a month in French, which is an ordinal there; the locale data leaves that out. */
const isFirst = (type: PartType, value: string, language: Language): boolean =>
  language === 'fr' && type === 'day' && value === '1'

type PartType = Intl.DateTimeFormatPart['type'] | undefined

function separator(value: string, before: PartType, after: PartType, language: Language): string {
  if (value.includes('–')) return value.replace('\u2009–', '\u202f–')
  if (after === 'hour' && before !== undefined) return value
  if (after === 'timeZoneName' && language === 'de') return joined(' Uhr ')
  return joined(value)
}

/** A text in which no line ends at a space, such as a number and its word. */
export const joined = (text: string): string => text.replaceAll(' ', '\u00a0')
