// No schema here: web pages use this without zod.

/** The languages that a Notion page can be in, as BCP 47 tags. Foyer itself is in `languages` only. */
export const contentLanguages = [
  ...['ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr', 'hu', 'id', 'it'],
  ...['ja', 'ko', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur'],
  ...['vi', 'zh'],
] as const
export type ContentLanguage = (typeof contentLanguages)[number]

const rightToLeft: ReadonlySet<string> = new Set<ContentLanguage>(['ar', 'fa', 'he', 'ur'])

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => rightToLeft.has(language)
