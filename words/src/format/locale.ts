export type Language = 'en' | 'de' | 'fr'

/** The conventions each language is written with: English as in Britain (day before month, 24 hours), as the flag says. */
export const localeOf = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>
