export type Language = 'en' | 'de' | 'fr'

/** The locale of each language. English is British, as its flag shows: day before month, 24-hour clock. */
export const localeOf = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>
